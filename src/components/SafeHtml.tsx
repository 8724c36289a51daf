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
    <div
      ref={root}
      className={isFar ? 'safe-html__slice safe-html__slice--far' : 'safe-html__slice'}
      dangerouslySetInnerHTML={slice}
    />
  )
})

/** What of the content can be sanitised until `end`, but one slice at least. */
function take(slices: Generator<SafeMarkup>, end: number): Slice[] {
  const taken: Slice[] = []
  do {
    const { value, done } = slices.next()
    if (done) break
    taken.push({ __html: value })
  } while (performance.now() < end)
  return taken
}

/** The first slice at once, then some in each task of the browser. */
function useSlices(sanitise: () => Generator<SafeMarkup>) {
  const [{ slices, shown, isWhole }, setState] = useState(() => {
    const all = sanitise()
    return { slices: all, shown: take(all, 0), isWhole: false }
  })
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => {
      const more = take(slices, performance.now() + TASK_MS)
      setState({ slices, shown: [...shown, ...more], isWhole: more.length === 0 })
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
