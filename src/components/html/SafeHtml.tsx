import { clsx } from 'clsx'
import { memo, useEffect, useRef, useState } from 'react'
import type { SafeMarkup } from '../../lib/html/sanitise.ts'
import { loadedSanitiser, loadSanitiser } from '../../lib/html/sanitiser.ts'
import { type OpenFile, useContentLinks } from './useContentLinks.ts'
import { useWideTables } from './useWideTables.ts'
import styles from './SafeHtml.module.css'

/** Longest task, in ms, that may block the browser. */
const TASK_MS = 50
/**
 * Index of the last slice laid out at once; later ones are laid out when they get near the window.
 */
const NEAR = 2

interface Slice {
  __html: SafeMarkup
  /** Number of section headings before it. */
  sections: number
}

interface Props {
  /** Unsanitised HTML written by an editor. */
  html: string
  lang?: string
  /** Numbers the section headings. */
  isNumbered?: boolean
  onFile?: OpenFile
}

interface ContentProps extends Omit<Props, 'html'> {
  sanitise: () => Generator<SafeMarkup>
}

const SafeSlice = memo(function SafeSlice({ slice, isFar }: { slice: Slice; isFar: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useWideTables(root)
  return (
    <div className={clsx(isFar && styles.far)}>
      <div
        ref={root}
        className={styles.slice}
        // Slices with layout containment do not continue a counter from earlier ones.
        style={{ counterReset: `section ${slice.sections}` }}
        dangerouslySetInnerHTML={slice}
      />
    </div>
  )
})

const sectionsIn = ({ __html }: Slice) => JSON.stringify(__html).match(/<h2[\s>]/g)?.length ?? 0

/** Adds slices to `shown`, at least one, until the time `end`. */
function withMore(shown: Slice[], slices: Generator<SafeMarkup>, end: number): Slice[] {
  const more = [...shown]
  do {
    const { value, done } = slices.next()
    if (done) break
    const last = more.at(-1)
    more.push({ __html: value, sections: last ? last.sections + sectionsIn(last) : 0 })
  } while (performance.now() < end)
  return more
}

/** The first slice at once, then some more in each task. */
function useSlices(sanitise: () => Generator<SafeMarkup>) {
  const [{ slices, shown, isWhole }, setState] = useState(() => {
    const all = sanitise()
    return { slices: all, shown: withMore([], all, 0), isWhole: false }
  })
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => {
      const more = withMore(shown, slices, performance.now() + TASK_MS)
      setState({ slices, shown: more, isWhole: more.length === shown.length })
    })
    return () => clearTimeout(timer)
  }, [slices, shown, isWhole])
  return { shown, isWhole }
}

function SafeContent({ sanitise, lang, isNumbered = false, onFile }: ContentProps) {
  const root = useRef<HTMLDivElement>(null)
  const { shown, isWhole } = useSlices(sanitise)
  useContentLinks(root, onFile)

  return (
    <div
      ref={root}
      className={clsx(styles.safeHtml, isNumbered && styles.numbered)}
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
  const [sanitiser, setSanitiser] = useState(loadedSanitiser)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!sanitiser) loadSanitiser().then(setSanitiser, setError)
  }, [sanitiser])
  // The surrounding boundary shows that the block failed.
  if (error) throw error
  if (!sanitiser) return <div className={clsx(styles.safeHtml, styles.waiting)} aria-busy="true" />
  return <SafeContent key={html} sanitise={() => sanitiser.sanitiseBlocks(html)} {...props} />
}
