import { createContext } from 'react'

/** The configured title of the website; '' if no site is open. */
export const SiteTitleContext = createContext('')
