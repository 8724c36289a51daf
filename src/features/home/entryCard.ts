import type { Stage } from '../../api/readStage.ts'
import { JumpType, ModuleType, type SearchCard, type SiteConfig } from '../../api/siteConfig.ts'
import { normalPath } from '../../lib/normalPath.ts'
import { insidePath, safeLink } from '../../lib/safeLink.ts'

type Jump = Pick<SearchCard, 'jumpType' | 'jumpUrl'>
type DialogWords = Pick<SearchCard, 'dialogText' | 'dialogTextEn'>
type Switches = Pick<SiteConfig, 'registrationSearch' | 'scoreSearch' | 'pictureSearch'>
type SignUpStage = Pick<Stage, 'entries' | 'charityShown'>

/** A way to sign up; a closed one has words of its own. */
export interface SignUpChannel {
  kind: 'mass' | 'direct' | 'elite' | 'charity'
  to: string
  closed?: { fallback: string; fallbackEn: string }
}

/** What pressing an entry card does. */
export type EntryAction =
  | { kind: 'closed'; words: DialogWords }
  | { kind: 'link'; to: string }
  | { kind: 'channels'; channels: SignUpChannel[] }

const SIGN_UP_PATH = '/post'
const DIRECT_PATH = '/direct'
const PAST_YEARS_PATH = '/multiple-score-search'
const NO_WORDS: DialogWords = { dialogText: '', dialogTextEn: '' }

function switchOf({ moduleType }: SearchCard, config: Switches) {
  if (moduleType === ModuleType.registration) return config.registrationSearch
  if (moduleType === ModuleType.score) return config.scoreSearch
  return config.pictureSearch
}

function targetOf({ jumpType, jumpUrl }: Jump): string | null {
  if (jumpType === JumpType.external) return safeLink(jumpUrl)
  return jumpType === JumpType.internal ? insidePath(jumpUrl) : null
}

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
  const to = card.openStatus ? targetOf(card) : null
  if (!to) return { kind: 'closed', words: card }
  const { enabled, fallback, fallbackEn } = stage.entries.applyNow
  if (!enabled) {
    return { kind: 'closed', words: { dialogText: fallback, dialogTextEn: fallbackEn } }
  }
  if (normalPath(to) !== SIGN_UP_PATH) return { kind: 'link', to }
  return { kind: 'channels', channels: channelsOf(to, stage) }
}

/**
 * What a card does. A look-up's card and its switch must both be open; the card's jump wins over
 * the switch's. What is closed, or leads to no address that can be opened, has words for a dialog.
 */
export function entryAction(card: SearchCard, config: Switches, stage: SignUpStage): EntryAction {
  if (card.moduleType === ModuleType.signUp) return signUpAction(card, stage)
  const lookUp = switchOf(card, config)
  const hasOwnJump = card.jumpUrl !== '' || card.jumpType !== undefined
  const to = targetOf(hasOwnJump ? card : (lookUp ?? card))
  if (!card.openStatus || !lookUp?.openStatus || !to) {
    const words = [card, lookUp].find((one) => one?.dialogText || one?.dialogTextEn)
    return { kind: 'closed', words: words ?? NO_WORDS }
  }
  const isPastYears = card.moduleType === ModuleType.score && lookUp.useMultipleSearch
  return { kind: 'link', to: isPastYears ? PAST_YEARS_PATH : to }
}

/** The home page's cards in their order: sign up, registration, score, photo (spec §2). */
export const inOrder = (cards: SearchCard[]): SearchCard[] =>
  cards.toSorted((a, b) => a.moduleType - b.moduleType)
