import type { Season } from '#domain/season.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import type { PathOf } from '#race/usePathOf.ts'
import { ModuleType, type SiteConfig } from '#site-config/siteConfig.ts'
import { cardAction } from '../cards/cardAction.ts'

/** A page that can be the next step. */
interface StepPage {
  titleKey: 'route.raceGuide' | 'route.registrationInstructions'
  /** Its path; undefined if this race has no such page. */
  path: (config: SiteConfig, pathOf: PathOf) => string | undefined
}

/** The one thing that most visitors come for: a home card, or a page. */
export type NextStep = { moduleType: number } | { path: string; titleKey: StepPage['titleKey'] }

const GUIDE: StepPage = {
  titleKey: 'route.raceGuide',
  path: ({ raceGuide }) => raceGuide && '/race-card',
}
const HOW_TO_ENTER: StepPage = {
  titleKey: 'route.registrationInstructions',
  path: (_config, pathOf) => pathOf('raceInformation.registrationInstructions'),
}
const { signup, registration, score, photo } = ModuleType

/** Possible next steps of each season, in order of preference. */
const STEPS: Record<Season, (number | StepPage)[]> = {
  announced: [signup, HOW_TO_ENTER],
  open: [signup, registration],
  lastDay: [signup, registration],
  closed: [signup, registration],
  drawn: [registration],
  kitPickUp: [GUIDE, registration],
  raceDay: [GUIDE, registration],
  live: [score, GUIDE],
  after: [score, photo],
}

/** The first step of a season that is open; without a known season, whatever comes first. */
export function nextStep(
  season: Season | undefined,
  config: SiteConfig,
  environment: Pick<Environment, 'channels' | 'isCharityShown'>,
  pathOf: PathOf,
): NextStep | undefined {
  for (const step of STEPS[season ?? 'open']) {
    if (typeof step !== 'number') {
      const path = step.path(config, pathOf)
      if (path) return { path, titleKey: step.titleKey }
    } else {
      const card = config.searchConfigList.find(({ moduleType }) => moduleType === step)
      if (card && cardAction(card, config, environment).kind !== 'closed')
        return { moduleType: step }
    }
  }
  return undefined
}
