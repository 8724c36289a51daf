import { CONTENT_SECTIONS, documentsAt } from '../../api/siteContent.ts'
import type { SiteConfig } from '../../api/siteConfig.ts'
import { articlePath, type SiteDocument } from '../../api/siteDocument.ts'
import { partOf, wordsOf } from './partWords.ts'

/** The groups of results, in the order in which they are shown. */
export const KINDS = ['page', 'news', 'notice', 'picture'] as const
export type Kind = (typeof KINDS)[number]

/** A page of the site as its route describes it. */
export interface SearchPage {
  /** Where it lies; an outside address for a page that is a link only. */
  path: string
  title: string
  titleEn: string
  summary: string
  summaryEn: string
  /** The document that it shows, `section.name`; '' for a page that shows something else. */
  dataPath: string
}

type Words = Pick<SearchPage, 'title' | 'titleEn' | 'summary' | 'summaryEn'>

/** What can be found. */
export interface SearchEntry extends Words {
  kind: Kind
  to: string
  /** The page that shows it, when that has a name of its own. */
  label: string
  labelEn: string
  content: string
  contentEn: string
  /** A small picture of what it is; '' for texts. */
  picture: string
  time?: number | undefined
}

const NOTICES = 'newsNotice.activityBulletin'
const NOTHING_MORE = { label: '', labelEn: '', content: '', contentEn: '', picture: '' }

function ofDocument(document: SiteDocument, to: string, kind: Kind, page?: SearchPage) {
  const { title, titleEn, summary, summaryEn, content, contentEn, time } = document
  const { title: label = '', titleEn: labelEn = '' } = page ?? {}
  const titles = { title: title || label, titleEn: titleEn || labelEn, label, labelEn }
  return { kind, to, picture: '', time, ...titles, summary, summaryEn, content, contentEn }
}

function* pageEntries(config: SiteConfig, pages: SearchPage[]): Generator<SearchEntry> {
  for (const page of pages) {
    const { path: to, dataPath, ...words } = page
    const [document] = documentsAt(config, dataPath)
    if (document) yield ofDocument(document, to, 'page', page)
    else {
      const part = partOf(config, to)
      const contents = { content: wordsOf(part, false), contentEn: wordsOf(part, true) }
      yield { ...NOTHING_MORE, kind: 'page', to, ...words, ...contents }
    }
  }
}

function* documentEntries(config: SiteConfig, pages: SearchPage[]): Generator<SearchEntry> {
  const shown = new Set(pages.map(({ dataPath }) => dataPath))
  for (const section of CONTENT_SECTIONS) {
    for (const name of Object.keys(config[section])) {
      const dataPath = `${section}.${name}`
      if (shown.has(dataPath)) continue
      const kind = dataPath === NOTICES ? 'notice' : 'news'
      for (const document of documentsAt(config, dataPath))
        yield ofDocument(document, articlePath(document.id), kind)
    }
  }
}

function ofPicture({ title, titleEn, summary, summaryEn }: Words) {
  const titles = { title: title || summary, titleEn: titleEn || summaryEn }
  return { ...NOTHING_MORE, kind: 'picture' as const, ...titles, summary, summaryEn }
}

function* pictureEntries({ wonderfulPictures, videoCollections }: SiteConfig) {
  for (const [at, picture] of wonderfulPictures.entries()) {
    const words = ofPicture({ ...picture, summary: picture.alt, summaryEn: picture.altEn })
    yield { ...words, to: `/image-collection?at=${at}`, picture: picture.surfacePlotUrl }
  }
  for (const [at, film] of videoCollections.entries()) {
    const picture = film.picSmall || film.pic
    yield { ...ofPicture(film), to: `/video-collection?at=${at}`, picture }
  }
}

function* everything(config: SiteConfig, pages: SearchPage[]): Generator<SearchEntry> {
  yield* pageEntries(config, pages)
  yield* documentEntries(config, pages)
  yield* pictureEntries(config)
}

/** Everything that the site can find and name, pages first. */
export function* searchEntries(config: SiteConfig, pages: SearchPage[]): Generator<SearchEntry> {
  for (const entry of everything(config, pages)) if (entry.title || entry.titleEn) yield entry
}
