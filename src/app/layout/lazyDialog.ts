import { useCallback, useState } from 'react'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { ignore } from '#lib/report.ts'
import { currentTexts } from '#stores/language.ts'
import { showToast } from '#stores/toasts.ts'

/**
 * A dialog whose code loads when its button is pressed, or earlier with `preload`. The result is a
 * hook for the button. `failure` is shown if the code cannot be loaded.
 */
export function lazyDialog<Loaded>(load: () => Promise<Loaded>, failure: TextKey) {
  let loaded: Loaded | undefined
  const loadOnce = async () => {
    loaded ??= await load()
  }
  const preload = () => void loadOnce().catch(ignore('a click retries and shows the error'))

  return function useDialog() {
    const [isOpen, setOpen] = useState(false)
    const open = useCallback(() => {
      loadOnce().then(
        () => setOpen(true),
        () => showToast('error', currentTexts().t(failure)),
      )
    }, [])
    const close = useCallback(() => setOpen(false), [])
    return { loaded: isOpen ? loaded : undefined, open, close, preload }
  }
}
