import { useRef, useState } from 'react'
import { ExpiredError, RefusedError } from '../../api/errors.ts'
import { accountNeeded } from '../../stores/accountNeeded.ts'
import { sessionWiring } from '../../stores/session.ts'
import { type Entry, entryChanged } from './entryStore.ts'
import type { EntryView } from './entryView.ts'
import { faultsIn } from './refusal.ts'
import { sendEntry } from './sendEntry.ts'

type Sending =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'unanswered' }
  | { kind: 'refused'; error: RefusedError }

interface Options {
  entry: Entry
  view: EntryView
  raceId: string
  onDone: (id: string) => void
  /** The centre has found faults in fields, which now stand with them. */
  onFaulty: () => void
}

/** Sends a form in, however often the button is pressed. */
export function useSend({ entry, view, raceId, onDone, onFaulty }: Options) {
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  const isBusy = useRef(false)

  function refused(error: RefusedError) {
    const keys = new Set(view.shown.map(({ key }) => key))
    const faults = faultsIn(error).filter(({ key }) => keys.has(key))
    entryChanged({
      refusals: Object.fromEntries(faults.map(({ key, ...refusal }) => [key, refusal])),
      isUnanswered: false,
    })
    if (faults.length > 0) onFaulty()
    // Who has to sign in again is asked by a dialog over the page.
    else setState(error instanceof ExpiredError ? { kind: 'idle' } : { kind: 'refused', error })
  }

  async function send() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const isHere = await accountNeeded()
      if (!isHere || sessionWiring.readAccountId() !== entry.accountId) return
      setState({ kind: 'sending' })
      onDone(await sendEntry(entry, view, raceId))
    } catch (error) {
      if (error instanceof RefusedError) {
        refused(error)
      } else {
        entryChanged({ isUnanswered: true })
        setState({ kind: 'unanswered' })
      }
    } finally {
      isBusy.current = false
    }
  }
  return { state, send: () => void send() }
}
