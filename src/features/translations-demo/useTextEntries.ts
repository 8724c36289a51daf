import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { en } from '../../i18n/en.ts'
import { onTextsChanged, readRemoteTexts } from '../../i18n/i18n.ts'
import { zh } from '../../i18n/zh.ts'
import { isChanged, type TextEntry, textEntries, withEdit } from './textEntries.ts'
import { useWorkbench } from './workbench.ts'

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Every text as it stands now, and a question before the page and its changes are thrown away. */
export function useTextEntries(): TextEntry[] {
  const remote = useSyncExternalStore(onTextsChanged, readRemoteTexts)
  const edits = useWorkbench((state) => state.edits)
  const originals = useMemo(() => textEntries({ zh, en }, remote), [remote])
  const entries = useMemo(
    () => originals.map((entry) => withEdit(entry, edits.get(entry.key))),
    [originals, edits],
  )
  const hasChanges = entries.some(isChanged)

  useEffect(() => {
    if (!hasChanges) return
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [hasChanges])
  return entries
}
