import { create } from 'zustand'

/** An office file that a link leads to; the name is what the visitor knows it by. */
export interface PreviewFile {
  /** '' for a file that is here already. */
  href: string
  name: string
  bytes?: ArrayBuffer
}

/** The file whose preview stands over the page (spec §2 "Office-file preview dialog"). */
export const useOfficePreview = create<{ file: PreviewFile | null }>(() => ({ file: null }))

export const officePreviewAsked = (file: PreviewFile) => useOfficePreview.setState({ file })
export const officePreviewClosed = () => useOfficePreview.setState({ file: null })
