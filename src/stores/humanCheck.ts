import { create } from 'zustand'
import type { HumanProof, Scene } from '../api/humanCheck.ts'
import { stage } from '../api/stage.ts'
import { uniqueId } from '../lib/uniqueId.ts'
import { useSite } from './site.ts'

export type HumanCheckKind = 'aliyun' | 'slider'

/** How a human check ended. `unavailable`: it could not be shown, whatever was tried. */
export type HumanOutcome =
  | { kind: 'passed'; proof: HumanProof }
  | { kind: 'refused' }
  | { kind: 'cancelled' }
  | { kind: 'unavailable' }

interface Asked {
  id: string
  scene: Scene
  kind: HumanCheckKind
}

/** The human check that stands over the page. */
export const useHumanCheck = create<{ asked: Asked | null }>(() => ({ asked: null }))

let answer: (outcome: HumanOutcome) => void = () => undefined

/** A provider without a slider of its own uses the site's. */
const kindInUse = (): HumanCheckKind =>
  useSite.getState().cloudProvider === 'aliyun' ? stage.humanCheck.kind : 'slider'

/** Asks the visitor to prove to be human; a check that is still open is cancelled. */
export function humanCheckAsked(scene: Scene): Promise<HumanOutcome> {
  humanCheckCancelled()
  return new Promise((resolve) => {
    answer = resolve
    useHumanCheck.setState({ asked: { id: uniqueId(), scene, kind: kindInUse() } })
  })
}

/** Ends the check with this id; what comes late, after another end, is not heard. */
export function humanCheckEnded(id: string, outcome: HumanOutcome): void {
  if (id !== useHumanCheck.getState().asked?.id) return
  useHumanCheck.setState({ asked: null })
  answer(outcome)
}

export const humanCheckCancelled = (): void => {
  const { asked } = useHumanCheck.getState()
  if (asked) humanCheckEnded(asked.id, { kind: 'cancelled' })
}
