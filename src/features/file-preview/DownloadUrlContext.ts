import { createContext } from 'react'

/** The URL of the file in the preview; undefined if it has none that is safe to open. */
export const DownloadUrlContext = createContext<string | undefined>(undefined)
