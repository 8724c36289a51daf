import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { languageInUse, TextContext, type Texts } from './useText.ts'

/** Gives `useText` to all within: one subscription to i18next instead of one a component. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const texts = useMemo(
    (): Texts => ({ t: (key, values) => t(key, values ?? {}), language: languageInUse() }),
    [t],
  )
  return <TextContext value={texts}>{children}</TextContext>
}
