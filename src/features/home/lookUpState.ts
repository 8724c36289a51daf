import { ModuleType, type SiteConfig } from '../../api/siteConfig.ts'

type LookUpConfig = Pick<
  SiteConfig,
  'searchConfigList' | 'registrationSearch' | 'scoreSearch' | 'pictureSearch'
>

/** The entry cards that lead to a look-up: all but sign-up. */
export type LookUpModule = Exclude<(typeof ModuleType)[keyof typeof ModuleType], 1>

export interface LookUpState {
  /** Whether the configuration speaks of it at all. */
  isKnown: boolean
  isOpen: boolean
  /** Why it is closed; '' when the configuration does not say. */
  dialogText: string
  dialogTextEn: string
  /** The look-up's page in this site. */
  path: string
}

const SWITCHES = {
  [ModuleType.registration]: { name: 'registrationSearch', path: '/registration-search' },
  [ModuleType.score]: { name: 'scoreSearch', path: '/score-search' },
  [ModuleType.photo]: { name: 'pictureSearch', path: '/image-search' },
} as const

/** Whether a look-up is open: its entry card and its switch must both be (spec §4 "Search cards"). */
export function lookUpState(config: LookUpConfig, moduleType: LookUpModule): LookUpState {
  const { name, path } = SWITCHES[moduleType]
  const card = config.searchConfigList.find((entry) => entry.moduleType === moduleType)
  const lookUpSwitch = config[name]
  const says = [card, lookUpSwitch].find((entry) => entry?.dialogText || entry?.dialogTextEn)
  const isMultiple = moduleType === ModuleType.score && lookUpSwitch?.useMultipleSearch
  return {
    isKnown: Boolean(card ?? lookUpSwitch),
    isOpen: Boolean(card?.openStatus && lookUpSwitch?.openStatus),
    dialogText: says?.dialogText ?? '',
    dialogTextEn: says?.dialogTextEn ?? '',
    path: isMultiple ? '/multiple-score-search' : path,
  }
}
