import { create } from 'zustand'

/** An office file that a link leads to; the name is what the visitor knows it by. */
export interface PreviewFile {
  href: string
  name: string
}

/** The file whose preview stands over the page (spec §2 "Office-file preview dialog"). */
export const useOfficePreview = create<{ file: PreviewFile | null }>(() => ({ file: null }))

export const officePreviewAsked = (file: PreviewFile) => useOfficePreview.setState({ file })
export const officePreviewClosed = () => useOfficePreview.setState({ file: null })
