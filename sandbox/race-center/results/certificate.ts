import type { CertificateLook } from '../../editions/pictureTypes.ts'
import { apiTime, itemOf, publicationOf, type Race } from '../races.ts'
import { certificateCode } from './certificateCode.ts'
import type { StoredResult } from './storedResult.ts'
import { durationText } from './workbooks.ts'

const WIDTH = 1123
const HEIGHT = 794
const MIDDLE = WIDTH / 2
const KINDS = ['overall', 'sex', 'group'] as const

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const line = (y: number, size: number, text: string, style = '') =>
  `<text x="${MIDDLE}" y="${y}" font-size="${size}" ${style}>${escaped(text)}</text>`

/** Ridges along the bottom edge, from far to near. */
const RIDGES = [
  'M24 610 C160 540 250 560 350 600 S560 530 690 585 S930 520 1099 590 V770 H24Z',
  'M24 660 C190 610 300 640 430 625 S700 660 820 620 S1010 610 1099 640 V770 H24Z',
  'M24 705 C210 660 330 690 520 680 S860 705 1099 665 V770 H24Z',
  'M24 728 C260 690 480 716 640 704 S930 716 1099 698 V770 H24Z',
]

function placesLine({ places }: StoredResult, { words }: CertificateLook): string {
  const placeTexts = KINDS.flatMap((kind) => {
    const place = places[kind]
    return place ? [`${words.places[kind]} ${place.place} / ${place.of}`] : []
  })
  return placeTexts.join('　') || words.noPlace
}

/** A finisher's certificate as SVG, A4 landscape. It bears the runner's full name. */
export function drawCertificate(race: Race, result: StoredResult): string {
  const { itemId, bib, name, gun, net } = result
  const { edition } = race
  const { words, ...look } = edition.certificate
  const { km, name: itemName } = itemOf(edition, itemId)
  const [finished, finishedBelow] = words.finished(race.name, itemName, km)
  const issued = apiTime(edition, publicationOf(race).resultsAt).slice(0, 10).replaceAll('-', '.')
  const ridges = RIDGES.map((d, i) => `<path fill="${look.ridges[i]}" d="${d}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" text-anchor="middle" fill="${look.ink}" font-family="${words.fonts.sans}">
<title>${escaped(`${race.name.zh} ${words.title} ${name} ${bib}`)}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${look.paper}"/>
${ridges.join('\n')}
<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" fill="none" stroke="${look.frame}" stroke-width="2"/>
<rect x="34" y="34" width="${WIDTH - 68}" height="${HEIGHT - 68}" fill="none" stroke="${look.frame}"/>
${look.mark(MIDDLE)}
<g font-family="${words.fonts.serif}">
${line(196, words.titleSize, words.title, `font-weight="700" letter-spacing="${words.titleSpacing}"`)}
${line(228, 17, words.subtitle, 'letter-spacing="5"')}
${line(302, 44, name, 'font-weight="700"')}
</g>
${line(346, 19, finished)}
${line(372, 15, finishedBelow)}
${line(456, 76, durationText(net), `fill="${look.accent}" font-family="${words.fonts.serif}" font-weight="700"`)}
${line(484, 15, words.netTime)}
${line(524, 20, `${words.gunTime} ${durationText(gun)}　　${words.bib} ${bib}`)}
${line(556, 17, placesLine(result, edition.certificate))}
${line(744, 15, `${words.issuer}　${issued}　${words.code} ${certificateCode(race, bib)}`, `fill="${look.paper}" font-weight="700"`)}
</svg>`
}
