import type { Stage } from '../../api/readStage.ts'
import { ModuleType, type SearchCard } from '../../api/siteConfig.ts'
import { normalPath } from '../../lib/normalPath.ts'
import {
  type ClosedWords,
  jumpTarget,
  type LookUpConfig,
  lookUpState,
} from '../../api/lookUpState.ts'

type SignUpStage = Pick<Stage, 'entries' | 'charityShown'>

/** A way to sign up; a closed one has words of its own. */
export interface SignUpChannel {
  kind: 'mass' | 'direct' | 'elite' | 'charity'
  to: string
  closed?: { fallback: string; fallbackEn: string }
}

/** What pressing an entry card does. */
export type EntryAction = { kind: 'link'; to: string } | DialogAction
export type DialogAction =
  { kind: 'closed'; words: ClosedWords } | { kind: 'channels'; channels: SignUpChannel[] }

const SIGN_UP_PATH = '/post'
const DIRECT_PATH = '/direct'

function channelsOf(massPath: string, { entries, charityShown }: SignUpStage): SignUpChannel[] {
  const { jy, cs } = entries
  const elite = { kind: 'elite', to: `${DIRECT_PATH}?channel=jy` } as const
  const charity = { kind: 'charity', to: `${DIRECT_PATH}?channel=cs` } as const
  return [
    { kind: 'mass', to: massPath },
    { kind: 'direct', to: DIRECT_PATH },
    jy.enabled ? elite : { ...elite, closed: jy },
    ...(charityShown ? [cs.enabled ? charity : { ...charity, closed: cs }] : []),
  ]
}

function signUpAction(card: SearchCard, stage: SignUpStage): EntryAction {
  const to = card.openStatus ? jumpTarget(card) : null
  if (!to) return { kind: 'closed', words: card }
  const { enabled, fallback, fallbackEn } = stage.entries.applyNow
  if (!enabled) {
    return { kind: 'closed', words: { dialogText: fallback, dialogTextEn: fallbackEn } }
  }
  if (normalPath(to) !== SIGN_UP_PATH) return { kind: 'link', to }
  return { kind: 'channels', channels: channelsOf(to, stage) }
}

/** What a card does; what is closed, or leads nowhere, has words for a dialog. */
export function entryAction(
  card: SearchCard,
  config: LookUpConfig,
  stage: SignUpStage,
): EntryAction {
  if (card.moduleType === ModuleType.signUp) return signUpAction(card, stage)
  const { isOpen, jump, words } = lookUpState(config, card.moduleType, card)
  return isOpen && jump ? { kind: 'link', to: jump } : { kind: 'closed', words }
}

/** The home page's cards in their order: sign up, registration, score, photo (spec §2). */
export const inOrder = (cards: SearchCard[]): SearchCard[] =>
  cards.toSorted((a, b) => a.moduleType - b.moduleType)
