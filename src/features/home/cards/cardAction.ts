import type { Environment } from '#environment/readEnvironment.ts'
import { inEveryLanguage, type Localized } from '#i18n/localized.ts'
import { normalPath } from '#lib/normalPath.ts'
import { isCancelled } from '#site-config/eventStatus.ts'
import {
  type ClosedText,
  jumpTarget,
  type SearchConfig,
  type SearchState,
  searchState,
} from '#site-config/searchState.ts'
import { ModuleType, type SearchCard, type SiteConfig } from '#site-config/siteConfig.ts'

type SignupConfig = Pick<SiteConfig, 'entryChannels' | 'eventStatus'>
type SignupState = Pick<Environment, 'channels' | 'isCharityShown'>

/** A way to enter; a closed one has its own text. */
export interface SignupChannel extends Localized<'name' | 'summary'> {
  kind: string
  to: string
  closed?: { fallback: string; fallbackEn: string }
}

/** The action of a card. */
export type CardAction = { kind: 'link'; to: string } | DialogAction
export type DialogAction =
  | {
      kind: 'closed'
      texts: ClosedText
      /** What is said if the organiser says nothing. */
      orElse?: 'site.event.cancelled'
      pastYearsPath?: string
    }
  | { kind: 'channels'; channels: SignupChannel[] }

const SIGNUP_PATH = '/post'

/** Ways to enter that the environment opens and closes (spec §1). */
const closedChannel = (kind: string, { channels }: SignupState) => {
  const byKind = new Map([
    ['elite', channels.jy],
    ['charity', channels.cs],
  ])
  const channel = byKind.get(kind)
  return channel?.isEnabled === false ? { closed: channel } : {}
}

function channelsOf({ entryChannels }: SignupConfig, environment: SignupState): SignupChannel[] {
  return entryChannels
    .filter(({ kind }) => kind !== 'charity' || environment.isCharityShown)
    .map(({ kind, url, ...texts }) => ({
      kind,
      to: url,
      ...texts,
      ...closedChannel(kind, environment),
    }))
}

/** Why a race is cancelled, as the text of a dialog. */
const cancelledText = ({ eventStatus }: SignupConfig): ClosedText =>
  inEveryLanguage('dialogText', ({ suffix }) => eventStatus?.[`text${suffix}`] ?? '')

function signupAction(
  card: SearchCard,
  config: SignupConfig,
  environment: SignupState,
): CardAction {
  if (isCancelled(config))
    return { kind: 'closed', texts: cancelledText(config), orElse: 'site.event.cancelled' }
  const to = card.openStatus ? jumpTarget(card) : null
  if (!to) return { kind: 'closed', texts: card }
  const { isEnabled, fallback, fallbackEn } = environment.channels.applyNow
  if (!isEnabled) {
    return { kind: 'closed', texts: { dialogText: fallback, dialogTextEn: fallbackEn } }
  }
  const channels = channelsOf(config, environment)
  if (normalPath(to) !== SIGNUP_PATH || channels.length < 2) return { kind: 'link', to }
  return { kind: 'channels', channels }
}

/** The contents of a closed search's dialog: its text, and the link to past years. */
export const closedContents = ({
  texts,
  pastYearsPath,
}: Pick<SearchState, 'texts' | 'pastYearsPath'>) => ({
  texts,
  ...(pastYearsPath && { pastYearsPath }),
})

/** The action of a card; if it is closed or has no target, the text of its dialog. */
export function cardAction(
  card: SearchCard,
  config: SearchConfig & SignupConfig,
  environment: SignupState,
): CardAction {
  if (card.moduleType === ModuleType.signup) return signupAction(card, config, environment)
  const { isOpen, jump, ...closed } = searchState(config, card.moduleType, card)
  return isOpen && jump ? { kind: 'link', to: jump } : { kind: 'closed', ...closedContents(closed) }
}

/** The home page's cards in order: sign-up, registration, score, photo (spec §2). */
export const sortCards = (cards: SearchCard[]): SearchCard[] =>
  cards.toSorted((a, b) => a.moduleType - b.moduleType)
