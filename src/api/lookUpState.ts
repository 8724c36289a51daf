import { JumpType, ModuleType, type SearchCard, type SiteConfig } from './siteConfig.ts'
import { insidePath, safeLink } from '../lib/safeLink.ts'

export type LookUpConfig = Pick<
  SiteConfig,
  'searchConfigList' | 'registrationSearch' | 'scoreSearch' | 'pictureSearch'
>

/** The entry cards that lead to a look-up: all but sign-up. */
export type LookUpModule = Exclude<(typeof ModuleType)[keyof typeof ModuleType], 1>

/** Why an entry is closed; '' where the configuration does not say. */
export type ClosedWords = Pick<SearchCard, 'dialogText' | 'dialogTextEn'>

export interface LookUpState {
  /** Whether the configuration speaks of it at all. */
  isKnown: boolean
  isOpen: boolean
  words: ClosedWords
  /** The look-up's page in this site. */
  path: string
  /** Where its card leads; null when that is no address that can be opened. */
  jump: string | null
}

const LOOK_UPS = {
  [ModuleType.registration]: { name: 'registrationSearch', path: '/registration-search' },
  [ModuleType.score]: { name: 'scoreSearch', path: '/score-search' },
  [ModuleType.photo]: { name: 'pictureSearch', path: '/image-search' },
} as const
const PAST_YEARS_PATH = '/multiple-score-search'
const NO_WORDS: ClosedWords = { dialogText: '', dialogTextEn: '' }

/** The address of a jump; null when it cannot be opened. */
export function jumpTarget({ jumpType, jumpUrl }: Pick<SearchCard, 'jumpType' | 'jumpUrl'>) {
  if (jumpType === JumpType.external) return safeLink(jumpUrl)
  return jumpType === JumpType.internal ? insidePath(jumpUrl) : null
}

/**
 * How a look-up stands, by one of its cards. The card and the look-up's switch must both be open;
 * the card's jump and its words come before the switch's (spec §4 "Search cards").
 */
export function lookUpState(
  config: LookUpConfig,
  moduleType: LookUpModule,
  card = config.searchConfigList.find((entry) => entry.moduleType === moduleType),
): LookUpState {
  const { name, path } = LOOK_UPS[moduleType]
  const toggle = config[name]
  const isPastYears = moduleType === ModuleType.score && toggle?.useMultipleSearch
  const jumps = [card, toggle].find((entry) => entry?.jumpUrl || entry?.jumpType !== undefined)
  const jump = jumps ? jumpTarget(jumps) : null
  return {
    isKnown: Boolean(card ?? toggle),
    isOpen: Boolean(card?.openStatus && toggle?.openStatus),
    words: [card, toggle].find((entry) => entry?.dialogText || entry?.dialogTextEn) ?? NO_WORDS,
    path: isPastYears ? PAST_YEARS_PATH : path,
    jump: jump && isPastYears ? PAST_YEARS_PATH : jump,
  }
}
