import { memo, useEffect, useRef, useState } from 'react'
import type { SafeMarkup } from '../lib/sanitise.ts'
import { loadedSanitiser, loadSanitiser } from '../lib/sanitiser.ts'
import { type OpenFile, useContentLinks } from './useContentLinks.ts'
import { useWideTables } from './useWideTables.ts'
import './SafeHtml.css'

/** How long the browser is kept from all else. */
const TASK_MS = 50
/** The slices that are laid out at once; those after them are when they come near the window. */
const NEAR = 2

interface Slice {
  __html: SafeMarkup
  /** How many headings of sections stand before it. */
  sections: number
}

interface Props {
  /** Content of an editor, as it comes. */
  html: string
  lang?: string
  /** Numbers stand before the headings of sections. */
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
    <div className={isFar ? 'safe-html__far' : undefined}>
      <div
        ref={root}
        className="safe-html__slice"
        // What is laid out by itself cannot count on from what stands before it.
        style={{ counterReset: `section ${slice.sections}` }}
        dangerouslySetInnerHTML={slice}
      />
    </div>
  )
})

const sectionsIn = ({ __html }: Slice) => JSON.stringify(__html).match(/<h2[\s>]/g)?.length ?? 0

/** Adds to `shown` what can be sanitised until `end`, but one slice at least. */
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

/** The first slice at once, then some in each task of the browser. */
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
      className={isNumbered ? 'safe-html safe-html--numbered' : 'safe-html'}
      lang={lang}
      aria-busy={!isWhole}
    >
      {shown.map((slice, index) => (
        <SafeSlice key={index} slice={slice} isFar={index > NEAR} />
      ))}
    </div>
  )
}

/** Content of an editor, sanitised: the one place where HTML from data is shown. */
export function SafeHtml({ html, ...props }: Props) {
  const [sanitiser, setSanitiser] = useState(loadedSanitiser)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!sanitiser) loadSanitiser().then(setSanitiser, setError)
  }, [sanitiser])
  // The boundary around the block says that it cannot be shown.
  if (error) throw error
  if (!sanitiser) return <div className="safe-html safe-html--waiting" aria-busy="true" />
  return <SafeContent key={html} sanitise={() => sanitiser.sanitiseBlocks(html)} {...props} />
}
