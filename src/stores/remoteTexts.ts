import { create } from 'zustand'
import { overrideTexts, type RemoteTexts } from '#i18n/i18n.ts'

/** All texts loaded from the file host. */
export const useRemoteTexts = create<{ texts: RemoteTexts }>(() => ({ texts: {} }))

/** Overrides the bundled texts. An empty text of a later file leaves that of an earlier one. */
export function addRemoteTexts(loaded: RemoteTexts): void {
  const all = new Map(Object.entries(useRemoteTexts.getState().texts))
  for (const [key, { zh, en }] of Object.entries(loaded)) {
    const known = all.get(key)
    all.set(key, { zh: zh || known?.zh || '', en: en || known?.en || '' })
  }
  useRemoteTexts.setState({ texts: Object.fromEntries(all) })
  overrideTexts(loaded)
}
