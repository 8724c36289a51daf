import { createContext, useContext } from 'react'
import { NOT_FOUND_META, type PageMeta } from './pageMeta.ts'

export const PageMetaContext = createContext(NOT_FOUND_META)

/** What layout and page know about the current page. */
export const usePageMeta = (): PageMeta => useContext(PageMetaContext)
