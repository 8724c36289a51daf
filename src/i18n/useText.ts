import { useContext } from 'react'
import { TextContext, type Texts } from './TextContext.ts'

/** The site's texts in the current language. */
export const useText = (): Texts => useContext(TextContext)
