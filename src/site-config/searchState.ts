import { inEveryLanguage } from '#i18n/localized.ts'
import type { LocalizedFields } from '#i18n/localizedText.ts'
import { insidePath, safeLink } from '#lib/html/safeLink.ts'
import type { PagePath } from './pages.ts'
import { JumpType, ModuleType, type SearchCard, type SiteConfig } from './siteConfig.ts'

export type SearchConfig = Pick<
  SiteConfig,
  'searchConfigList' | 'registrationSearch' | 'scoreSearch' | 'pictureSearch'
>

/** The home cards that lead to a search: all except sign-up. */
export type SearchModule = Exclude<(typeof ModuleType)[keyof typeof ModuleType], 1>

/** Why a search is closed; '' if the configuration gives no reason. */
export type ClosedText = LocalizedFields<'dialogText'>

export interface SearchState {
  /** Whether the configuration mentions it at all. */
  isKnown: boolean
  isOpen: boolean
  texts: ClosedText
  /** The search's page on this site. */
  path: string
  /** Page with results of past years while this year's are not published; '' if there is none. */
  pastYearsPath: string
  /** Target of the card; null if it is not an address that can be opened. */
  jump: string | null
}

const SEARCHES = {
  [ModuleType.registration]: { name: 'registrationSearch', path: '/registration-search' },
  [ModuleType.score]: { name: 'scoreSearch', path: '/score-search' },
  [ModuleType.photo]: { name: 'pictureSearch', path: '/image-search' },
} as const satisfies Record<SearchModule, { name: keyof SearchConfig; path: PagePath }>
const PAST_YEARS_PATH: PagePath = '/multiple-score-search'
const SCHEME = /^#?[a-z][a-z\d+.-]*:/i

/** The target of a jump, a path with or without leading slash; null if it cannot be opened. */
export function jumpTarget({ jumpType, jumpUrl }: Pick<SearchCard, 'jumpType' | 'jumpUrl'>) {
  if (jumpType === JumpType.external) return safeLink(jumpUrl)
  if (jumpType !== JumpType.internal || SCHEME.test(jumpUrl)) return null
  return insidePath(jumpUrl.replace(/^#?(?=[^#/])/, '/'))
}

/**
 * State of a search, according to one of its cards. The card must be open, and the search's switch must
 * be there and not closed. The card's jump and, in each language, its texts take precedence over those
 * of the switch (spec §4 "Search cards").
 */
export function searchState(
  config: SearchConfig,
  moduleType: SearchModule,
  card = config.searchConfigList.find((entry) => entry.moduleType === moduleType),
): SearchState {
  const { name, path } = SEARCHES[moduleType]
  const toggle = config[name]
  const isPastYears = moduleType === ModuleType.score && toggle?.useMultipleSearch
  const isOpen = Boolean(card?.openStatus && toggle && toggle.openStatus !== false)
  const jumps = [card, toggle].find((entry) => entry?.jumpUrl || entry?.jumpType !== undefined)
  const jump = jumps ? jumpTarget(jumps) : null
  return {
    isKnown: Boolean(card ?? toggle),
    isOpen,
    texts: inEveryLanguage('dialogText', ({ suffix }) => {
      const field = `dialogText${suffix}` as const
      return card?.[field] || toggle?.[field] || ''
    }),
    path: isPastYears ? PAST_YEARS_PATH : path,
    pastYearsPath: isPastYears && !isOpen ? PAST_YEARS_PATH : '',
    jump: jump && isPastYears ? PAST_YEARS_PATH : jump,
  }
}
