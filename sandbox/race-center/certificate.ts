import { certificateCode } from './certificateCode.ts'
import { items, publicationOf, type Race, wireTime } from './races.ts'
import type { StoredResult } from './storedResult.ts'
import { clockTime } from './workbooks.ts'

const WIDTH = 1123
const HEIGHT = 794
const SERIF = "'Songti SC','Noto Serif CJK SC',SimSun,serif"
const SANS = "'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif"
const PINE = '#14352a'
const PERSIMMON = '#b8390e'
const MIDDLE = WIDTH / 2

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const line = (y: number, size: number, text: string, style = `fill="${PINE}"`) =>
  `<text x="${MIDDLE}" y="${y}" font-size="${size}" ${style}>${escaped(text)}</text>`

/** Ridges along the foot, from far to near. */
const RIDGES = `
<path fill="#e3ddc6" d="M24 610 C160 540 250 560 350 600 S560 530 690 585 S930 520 1099 590 V770 H24Z"/>
<path fill="#b5c7b5" d="M24 660 C190 610 300 640 430 625 S700 660 820 620 S1010 610 1099 640 V770 H24Z"/>
<path fill="#6d9580" d="M24 705 C210 660 330 690 520 680 S860 705 1099 665 V770 H24Z"/>
<path fill="#2c5c49" d="M24 728 C260 690 480 716 640 704 S930 716 1099 698 V770 H24Z"/>`

const LOGO = `
<circle cx="${MIDDLE}" cy="92" r="30" fill="${PINE}"/>
<circle cx="${MIDDLE + 8}" cy="84" r="9" fill="#e8793a"/>
<path fill="#fbfaf4" d="M${MIDDLE - 26} 106 L${MIDDLE - 8} 82 L${MIDDLE + 3} 96 L${MIDDLE + 12} 86 L${MIDDLE + 26} 106 A30 30 0 0 1 ${MIDDLE - 26} 106Z"/>`

const PLACES = [
  ['overall', '总名次'],
  ['sex', '性别名次'],
  ['group', '组别名次'],
] as const

function placesLine({ places }: StoredResult): string {
  const told = PLACES.flatMap(([kind, words]) => {
    const place = places[kind]
    return place ? [`${words} ${place.place} / ${place.of}`] : []
  })
  return (
    told.join('　　') ||
    '缺少计时点数据，只列成绩，不列名次 · Time without a place: a mat is missing'
  )
}

/** A finisher's certificate, A4 across, as SVG. The name is the one that was asked with. */
export function drawCertificate(race: Race, result: StoredResult): string {
  const { itemId, bib, name, gun, net } = result
  const { km } = items[itemId]
  const issued = wireTime(publicationOf(race).resultsAt).slice(0, 10).replaceAll('-', '.')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" text-anchor="middle" font-family="${SANS}">
<title>${escaped(`${race.name} 完赛证书 ${name} ${bib}`)}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf4"/>
${RIDGES}
<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" fill="none" stroke="#c9a55a" stroke-width="2"/>
<rect x="34" y="34" width="${WIDTH - 68}" height="${HEIGHT - 68}" fill="none" stroke="#c9a55a"/>
${LOGO}
<g font-family="${SERIF}">
${line(196, 58, '完赛证书', `fill="${PINE}" font-weight="700" letter-spacing="14"`)}
${line(228, 17, 'CERTIFICATE OF COMPLETION', `fill="${PINE}" letter-spacing="5"`)}
${line(302, 44, name, `fill="${PINE}" font-weight="700"`)}
</g>
${line(346, 19, `完成 ${race.name}　${km} 公里`)}
${line(372, 15, `finished the ${race.nameEn}, ${km} km`)}
${line(456, 76, clockTime(net), `fill="${PERSIMMON}" font-family="${SERIF}" font-weight="700"`)}
${line(484, 15, '净成绩 Net time')}
${line(524, 20, `枪声成绩 Gun time ${clockTime(gun)}　　号码 Bib ${bib}`)}
${line(556, 17, placesLine(result))}
${line(744, 15, `燕岭马拉松组委会　${issued}　　核验码 Verification code ${certificateCode(race, bib)}`, 'fill="#fbfaf4" font-weight="700"')}
</svg>`
}
