import { formatRaceTime } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { inAnyLanguage, type Languages, languagesOf, titleOf } from '#i18n/localized.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { createRace, textsOf } from '#race/race.ts'
import { raceTimes } from '#site-config/raceTimes.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { CONTENT_SECTIONS, documentsAt } from '#site-config/siteContent.ts'
import { articlePath, isPublished, type SiteDocument } from '#site-config/siteDocument.ts'
import { sportsEvent } from './structuredData.ts'

/** A page of the site that can be shared. */
interface SharedPage {
  /** Its path on the host, and after `#` in the site. */
  path: string
  title: string
  description: string
  picture: string
}

/** Paths that are folders of the host, and none outside: no part of dots, no encoded slash. */
const FILE_PATH = /^(?:\/(?!\.)(?:(?!%2f|%5c)[^/\\\0])+)+$/i

const DESCRIPTION_LENGTH = 160
/** Links without script for those who cannot run the site; more would make each first visit heavier. */
const LINKS = 12

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of an editor's HTML, in one line. */
const plainText = (html: string) =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

const describe = (document: SiteDocument, languages: Languages) =>
  shortened(
    inAnyLanguage(document, 'summary', languages) ||
      plainText(inAnyLanguage(document, 'content', languages)),
  )

/** Each page with content of its own: documents, articles, race guide and course. */
function sharedPages(config: SiteConfig, language: Language, moment: number): SharedPage[] {
  const texts = textsOf(createRace('', config), language)
  const { languages } = texts
  const routes = siteRoutes(config, () => undefined)
  const pages = routes.flatMap((route): SharedPage[] => {
    const [document] = route.view === 'document' ? documentsAt(config, route.dataPath) : []
    const isList = route.view === 'list' && documentsAt(config, route.dataPath).length > 0
    if (!document && !isList) return []
    return [
      {
        path: route.path,
        title: titleOf(route, texts),
        description: document
          ? describe(document, languages)
          : inAnyLanguage(route, 'summary', languages),
        picture: document?.picture ?? '',
      },
    ]
  })
  const guide: SharedPage[] = config.raceGuide
    ? [
        {
          path: '/race-card',
          title: texts.t('route.raceGuide'),
          description: '',
          picture: '',
        },
      ]
    : []
  const articles = CONTENT_SECTIONS.flatMap((section) => Object.values(config[section]).flat())
    .filter((document) => isPublished(document, moment))
    .map((document) => ({
      path: articlePath(document.id),
      title: inAnyLanguage(document, 'title', languages),
      description: describe(document, languages),
      picture: document.picture,
    }))
  return [...pages, ...guide, ...articles].filter(({ path }) => FILE_PATH.test(decodeURI(path)))
}

/** The card of a page: what search engines and messengers show of it. */
function card(
  page: SharedPage,
  {
    origin,
    siteName,
    tag,
    image,
  }: { origin: string; siteName: string; tag: string; image: string },
): string {
  const picture = absolute(page.picture, origin) || image
  const isShareImage = picture !== '' && picture === image
  const property = (name: string, content: string) =>
    content && `<meta property="${name}" content="${escaped(content)}">`
  return [
    page.description && `<meta name="description" content="${escaped(page.description)}">`,
    `<link rel="canonical" href="${escaped(origin + page.path)}">`,
    property('og:type', page.path.startsWith('/article/') ? 'article' : 'website'),
    property('og:site_name', siteName),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', origin + page.path),
    property('og:locale', tag.replace('-', '_')),
    property('og:image', picture),
    isShareImage && property('og:image:width', '1200') + property('og:image:height', '630'),
    picture && '<meta name="twitter:card" content="summary_large_image">',
  ]
    .filter(Boolean)
    .join('')
}

/** Pictures that messengers show; they show no AVIF and no SVG. */
const SHARED_PICTURE = /\.(?:jpe?g|png)(?:[?#]|$)/i

function absolute(address: string, origin: string): string {
  return SHARED_PICTURE.test(address) ? new URL(address, origin).href : ''
}

/** A small page that leads to a page of the site, for people by a link and a refresh. */
const leadingPage = (page: SharedPage, tag: string, head: string) => {
  const target = escaped(`/#${page.path}`)
  return (
    `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escaped(page.title)}</title>${head}` +
    `<meta http-equiv="refresh" content="0;url=${target}"></head>` +
    `<body><h1>${escaped(page.title)}</h1><p>${escaped(page.description)}</p>` +
    `<p><a href="${target}">${escaped(page.title)}</a></p></body></html>\n`
  )
}

/**
 * The files of a host by their paths below its folder: its own `index.html`, made of the built page, and a
 * small page for each page that can be shared. Texts are in the race's default language.
 */
export async function hostPages(
  html: string,
  host: string,
  config: SiteConfig,
  moment: number,
): Promise<Record<string, string>> {
  const origin = `https://${host}`
  const { defaultLanguage } = siteLanguages(config)
  await loadTexts(defaultLanguage)
  const languages = languagesOf(defaultLanguage, defaultLanguage)
  const tag = LANGUAGES.find(({ code }) => code === defaultLanguage)?.tag ?? defaultLanguage
  const siteName = inAnyLanguage(config, 'websiteTitle', languages)
  const image = absolute(config.shareImage, origin)
  const zone = createZone(config.race?.timeZone)
  const { start } = raceTimes(config, null, zone)
  const place = inAnyLanguage(config.race ?? {}, 'place', languages)
  const day = zone.isReadable ? formatRaceTime(start, 'YYYY-MM-DD', zone) : ''
  const events = config.raceItems.map((item) => inAnyLanguage(item, 'name', languages))
  const slogan = inAnyLanguage(config, 'slogan', languages)
  const facts = [day, place, events.filter(Boolean).join(', ')].filter(Boolean)
  const description = [slogan, facts.join(' · ')].filter(Boolean).join(' ')
  const pages = sharedPages(config, defaultLanguage, moment)
  const site = { origin, siteName, tag, image }
  const data = sportsEvent({ config, origin, languages, description, image })
  const home = { path: '/', title: siteName, description, picture: '' }
  const head =
    card(home, site) +
    (data
      ? // A closing tag in a text must not end the element.
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
      : '')
  const links = pages
    .slice(0, LINKS)
    .map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`)
  const body =
    `<h1>${escaped(siteName)}</h1>` +
    facts.map((fact) => `<p>${escaped(fact)}</p>`).join('') +
    `<ul>${links.join('')}</ul>`
  const page = html
    .replace(/<html lang="[^"]*"/, `<html lang="${tag}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(siteName)}</title>${head}`)
    .replace('<noscript>', () => `<noscript>${body}`)
  return {
    'index.html': page,
    ...Object.fromEntries(
      pages.map((one) => [
        `${one.path.slice(1)}/index.html`,
        leadingPage(one, tag, card(one, site)),
      ]),
    ),
  }
}
