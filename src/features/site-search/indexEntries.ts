import { LANGUAGES } from '#i18n/languages.ts'
import { inEveryLanguage, type Localized } from '#i18n/localized.ts'
import { questionLink } from '#site-config/questions.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { CONTENT_SECTIONS, documentsAt } from '#site-config/siteContent.ts'
import { articlePath, type SiteDocument } from '#site-config/siteDocument.ts'
import { partOf, wordsOf } from './sectionLabel.ts'

/** The groups of results, in display order. */
export const KINDS = ['page', 'question', 'news', 'notice', 'picture'] as const
export type Kind = (typeof KINDS)[number]

type InEveryLanguage<K extends string> = ReturnType<typeof inEveryLanguage<K>>
type Words = InEveryLanguage<'title' | 'summary'>

/** A page of the site, as described by its route. */
export interface IndexedPage extends Words {
  /** Its route, or an external URL for a page that is only a link. */
  path: string
  /** The document it shows, `section.name`; '' for other pages. */
  dataPath: string
}

/** An item that can be found. */
export interface IndexEntry extends Words, InEveryLanguage<'label' | 'content'> {
  kind: Kind
  to: string
  /** The page that shows it, if that has its own name. */
  label: string
  /** A thumbnail; '' for texts. */
  picture: string
  time?: number
  /** The readings (furigana) of words in its content. */
  reading?: string
}

/** An entry whose content may still be an editor's HTML. */
export interface SourceEntry extends IndexEntry {
  isHtml?: boolean
}

const NOTICES = 'newsNotice.activityBulletin'
const NO_LABEL = inEveryLanguage('label', () => '')
const NO_CONTENT = inEveryLanguage('content', () => '')

const summariesOf = (item: Localized<'summary'>) =>
  inEveryLanguage('summary', ({ suffix }) => item[`summary${suffix}`] ?? '')

function ofDocument(siteDocument: SiteDocument, to: string, kind: Kind, page?: IndexedPage) {
  return {
    kind,
    to,
    picture: '',
    isHtml: true,
    time: siteDocument.time,
    ...inEveryLanguage(
      'title',
      ({ suffix }) => siteDocument[`title${suffix}`] || page?.[`title${suffix}`] || '',
    ),
    ...inEveryLanguage('label', ({ suffix }) => page?.[`title${suffix}`] ?? ''),
    ...summariesOf(siteDocument),
    ...inEveryLanguage('content', ({ suffix }) => siteDocument[`content${suffix}`] ?? ''),
  }
}

function* pageEntries(config: SiteConfig, pages: IndexedPage[]): Generator<SourceEntry> {
  for (const page of pages) {
    const { path: to, dataPath, ...words } = page
    const [siteDocument] = documentsAt(config, dataPath)
    if (siteDocument) yield ofDocument(siteDocument, to, 'page', page)
    else {
      const part = partOf(config, to)
      const contents = inEveryLanguage('content', ({ suffix }) => wordsOf(part, suffix))
      yield { kind: 'page', to, picture: '', ...words, ...NO_LABEL, ...contents }
    }
  }
}

function* questionEntries({ faq }: SiteConfig): Generator<SourceEntry> {
  for (const question of faq) {
    yield {
      kind: 'question',
      to: questionLink(question.id),
      picture: '',
      isHtml: true,
      ...inEveryLanguage('title', ({ suffix }) => question[`question${suffix}`] ?? ''),
      ...inEveryLanguage('label', ({ suffix }) => question[`group${suffix}`] ?? ''),
      ...summariesOf({}),
      ...inEveryLanguage('content', ({ suffix }) => question[`answer${suffix}`] ?? ''),
    }
  }
}

function* documentEntries(config: SiteConfig, pages: IndexedPage[]): Generator<SourceEntry> {
  const shown = new Set(pages.map(({ dataPath }) => dataPath))
  for (const section of CONTENT_SECTIONS) {
    for (const name of Object.keys(config[section])) {
      const dataPath = `${section}.${name}`
      if (shown.has(dataPath)) continue
      const kind = dataPath === NOTICES ? 'notice' : 'news'
      for (const siteDocument of documentsAt(config, dataPath))
        yield ofDocument(siteDocument, articlePath(siteDocument.id), kind)
    }
  }
}

const ofPicture = (item: Localized<'title'>, summaries: InEveryLanguage<'summary'>) => ({
  ...NO_LABEL,
  ...NO_CONTENT,
  ...inEveryLanguage(
    'title',
    ({ suffix }) => item[`title${suffix}`] || summaries[`summary${suffix}`],
  ),
  ...summaries,
  kind: 'picture' as const,
})

function* pictureEntries({ wonderfulPictures, videoCollections }: SiteConfig) {
  for (const [at, picture] of wonderfulPictures.entries()) {
    const alts = inEveryLanguage('summary', ({ suffix }) => picture[`alt${suffix}`] ?? '')
    yield {
      ...ofPicture(picture, alts),
      to: `/image-collection?at=${at}`,
      picture: picture.surfacePlotUrl,
    }
  }
  for (const [at, video] of videoCollections.entries()) {
    const picture = video.picSmall || video.pic
    yield { ...ofPicture(video, summariesOf(video)), to: `/video-collection?at=${at}`, picture }
  }
}

function* allEntries(config: SiteConfig, pages: IndexedPage[]): Generator<SourceEntry> {
  yield* pageEntries(config, pages)
  yield* questionEntries(config)
  yield* documentEntries(config, pages)
  yield* pictureEntries(config)
}

/**
 * Everything on the site that can be found and has a name, pages first. The contents of documents
 * and answers are still HTML: `readEntryText` reads them.
 */
export function* indexEntries(config: SiteConfig, pages: IndexedPage[]): Generator<SourceEntry> {
  for (const entry of allEntries(config, pages)) {
    if (LANGUAGES.some(({ suffix }) => entry[`title${suffix}`])) yield entry
  }
}
