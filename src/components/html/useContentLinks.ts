import { type RefObject, useEffect } from 'react'
import { decodeUri } from '#lib/decodeUri.ts'
import { linkedSection, showSection } from '#lib/html/contentSection.ts'
import { readableText } from '#lib/html/readableText.ts'

/** Previews a file of a supported type. */
export type OpenFile = (href: string, name: string) => void

const PREVIEWED = /\.(?:docx|xlsx?|pdf)$/i

function lastName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return decodeUri(name) ?? name
}

interface Options {
  onFile?: OpenFile
  /** Routes of the site open in a new tab, as the content is read beside a form. */
  isBeside?: boolean
}

/** Adds behaviour to links in content: scroll to a section, preview a file. */
export function useContentLinks(
  root: RefObject<HTMLElement | null>,
  { onFile, isBeside = false }: Options,
): void {
  useEffect(() => {
    const element = root.current
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!element || !link || event.ctrlKey || event.metaKey || event.shiftKey) return
      const { href, hash, pathname } = link
      const section = linkedSection(hash)
      if (section && showSection(element, `#${section}`)) event.preventDefault()
      if (isBeside && hash.startsWith('#/')) link.target = '_blank'
      if (!onFile || !PREVIEWED.test(pathname)) return
      event.preventDefault()
      onFile(href, readableText(link).text || lastName(pathname))
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [root, onFile, isBeside])
}
