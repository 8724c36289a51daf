import { create } from 'zustand'

/** An office file that can be previewed, with the name shown to the visitor. */
export interface PreviewFile {
  /** '' for a file whose bytes are given. */
  href: string
  name: string
  bytes?: ArrayBuffer
}

/** The file shown in the preview dialog (spec §2 "Office-file preview dialog"). */
export const useFilePreview = create<{ file: PreviewFile | null }>(() => ({ file: null }))

export const openFilePreview = (file: PreviewFile) => useFilePreview.setState({ file })
export const closeFilePreview = () => useFilePreview.setState({ file: null })
