import { clsx } from 'clsx'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { addTexts } from '#i18n/i18n.ts'
import { tagOf } from '#i18n/languages.ts'
import { content as en } from '#i18n/locales/en/content.ts'
import { content as zh } from '#i18n/locales/zh/content.ts'
import { useText } from '#i18n/useText.ts'
import {
  type ContentOutline,
  joinOutlines,
  outlineOf,
  sectionHeadings,
} from '#lib/html/contentOutline.ts'
import type { SafeMarkup, SanitisedContent } from '#lib/html/sanitise.ts'
import { loadedSanitiser, loadSanitiser, type Sanitiser } from '#lib/html/sanitiser.ts'
import { report } from '#lib/report.ts'
import { type OpenFile, useContentLinks } from './useContentLinks.ts'
import { useWideTables } from './useWideTables.ts'
import styles from './SafeHtml.module.css'

addTexts({ zh, en })

/** Longest task, in ms, that may block the browser. */
const TASK_MS = 50
/**
 * Index of the last slice laid out at once; later ones are laid out when they get near the window.
 */
const NEAR = 2

interface Slice {
  __html: SafeMarkup
  /** Number of section headings before it, and of its own. */
  before: number
  headings: number
  outline?: ContentOutline
}

interface Props {
  /** Unsanitised HTML written by an editor. */
  html: string
  lang?: string
  /** Numbers the sections if there are at least so many and none brings a number of its own. */
  numberedFrom?: number
  onFile?: OpenFile
  /** Called when all of the content has been rendered. */
  onShown?: () => void
  /** The same, with the outline; section headings without an id then get one for links. */
  onOutline?: (outline: ContentOutline) => void
  /** Routes of the site open in a new tab, as the content is read beside a form. */
  isBeside?: boolean
}

interface ContentProps extends Props {
  sanitiser: Sanitiser
}

const SafeSlice = memo(function SafeSlice({ slice, isFar }: { slice: Slice; isFar: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useWideTables(root)
  return (
    <div className={clsx(isFar && styles.far)}>
      <div
        ref={root}
        className={styles.slice}
        data-testid="content-slice"
        // Slices with layout containment do not continue a counter from earlier ones.
        style={{ counterReset: `section ${slice.before}` }}
        dangerouslySetInnerHTML={slice}
      />
    </div>
  )
})

/** Reads slices one after the other, with their outlines if these are asked for. */
function sliceReader(content: SanitisedContent, { toMarkup }: Sanitiser, isOutlined: boolean) {
  const slices = content.slices()
  /** Adds slices to `shown`, at least one, until the time `end`. */
  return (shown: Slice[], end: number): Slice[] => {
    const more = [...shown]
    do {
      const { value, done } = slices.next()
      if (done) break
      const last = more.at(-1)
      const before = last ? last.before + last.headings : 0
      const outline = isOutlined ? outlineOf(value, before) : undefined
      more.push({
        __html: toMarkup(value),
        before,
        headings: sectionHeadings(value).length,
        outline,
      })
    } while (performance.now() < end)
    return more
  }
}

/** Reports what the organisers wrote and visitors cannot see, once for each content. */
function reportRemoved({ removed }: SanitisedContent) {
  if (removed.size === 0) return
  report(
    `content: not shown: ${[...removed].map(([kind, times]) => `${kind} ${times}`).join(', ')}`,
  )
}

/** The first slice at once, then some more in each task. */
function useSlices(
  sanitise: () => SanitisedContent,
  { sanitiser, onShown, onOutline }: Pick<ContentProps, 'sanitiser' | 'onShown' | 'onOutline'>,
) {
  const [{ content, readMore, shown, isWhole }, setState] = useState(() => {
    const sanitised = sanitise()
    const read = sliceReader(sanitised, sanitiser, onOutline !== undefined)
    return { content: sanitised, readMore: read, shown: read([], 0), isWhole: false }
  })
  const finish = useEffectEvent(() => {
    reportRemoved(content)
    onShown?.()
    onOutline?.(joinOutlines(shown.flatMap(({ outline }) => outline ?? [])))
  })
  useEffect(() => {
    if (isWhole) {
      finish()
      return
    }
    const timer = setTimeout(() => {
      const more = readMore(shown, performance.now() + TASK_MS)
      setState({ content, readMore, shown: more, isWhole: more.length === shown.length })
    })
    return () => clearTimeout(timer)
  }, [content, readMore, shown, isWhole])
  return { content, shown, isWhole }
}

function SafeContent(props: ContentProps) {
  const { html, sanitiser, lang, numberedFrom = Infinity, onFile, isBeside } = props
  const root = useRef<HTMLDivElement>(null)
  const { t, language } = useText()
  const { content, shown, isWhole } = useSlices(
    () =>
      sanitiser.sanitise(html, {
        video: t('content.video'),
        audio: t('content.audio'),
        page: t('content.page'),
        lang: tagOf(language),
      }),
    props,
  )
  const isNumbered = content.sectionCount >= numberedFrom && !content.hasOwnNumbers
  useContentLinks(root, { onFile, isBeside })

  return (
    <div
      ref={root}
      className={clsx(styles.safeHtml, isNumbered && styles.numbered)}
      data-testid="content"
      lang={lang}
      aria-busy={!isWhole}
    >
      {shown.map((slice, index) => (
        <SafeSlice key={index} slice={slice} isFar={index > NEAR} />
      ))}
    </div>
  )
}

/** Sanitised HTML of an editor. This is the only place where HTML from data is rendered. */
export function SafeHtml({ html, ...props }: Props) {
  const { language } = useText()
  const [sanitiser, setSanitiser] = useState(loadedSanitiser)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!sanitiser) loadSanitiser().then(setSanitiser, setError)
  }, [sanitiser])
  // The surrounding boundary shows that the block failed.
  if (error) throw error
  if (!sanitiser)
    return (
      <div
        className={clsx(styles.safeHtml, styles.waiting)}
        data-testid="content"
        aria-busy="true"
      />
    )
  return <SafeContent key={language + html} html={html} sanitiser={sanitiser} {...props} />
}
