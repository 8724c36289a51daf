import { useMemo } from 'react'
import { en } from '#i18n/locales/en/index.ts'
import { zh } from '#i18n/locales/zh/index.ts'
import { useLeaveWarning } from '#lib/hooks/useLeaveWarning.ts'
import { useRemoteTexts } from '#stores/remoteTexts.ts'
import { useEditor } from './editor.ts'
import { isChanged, type TextEntry, textEntries, withEdit } from './textEntries.ts'

/** The current texts. Warns before the visitor leaves the page and loses edits. */
export function useTextEntries(): TextEntry[] {
  const remote = useRemoteTexts(({ texts }) => texts)
  const edits = useEditor((state) => state.edits)
  const originals = useMemo(() => textEntries({ zh, en }, remote), [remote])
  const entries = useMemo(
    () => originals.map((entry) => withEdit(entry, edits.get(entry.key))),
    [originals, edits],
  )
  const hasChanges = entries.some(isChanged)

  useLeaveWarning(hasChanges)
  return entries
}
