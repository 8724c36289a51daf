import { themeColours } from '#domain/theme.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { hasRegistrationAgreement } from '#site-config/agreement.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { type CheckContext, objectAt, textAt } from './context.ts'
import type { UnplacedFinding } from './finding.ts'

const AGREEMENTS = ['account', 'privacy'] as const

/** What every race needs: a name, its zone, agreements, colours that texts can be read in. */
export function checkRace({ config, raw }: CheckContext): UnplacedFinding[] {
  const found: UnplacedFinding[] = []
  const { theme, agreements } = config
  const written = objectAt(raw, 'race')
  if (!LANGUAGES.some(({ suffix }) => config[`websiteTitle${suffix}`]))
    found.push({
      grade: 'misleads',
      problem: 'missing',
      values: { field: 'websiteTitle' },
      path: ['websiteTitle'],
    })
  const hasSignup = config.searchConfigList.some(
    ({ moduleType }) => moduleType === ModuleType.signup,
  )
  if (hasSignup && !hasRegistrationAgreement(config)) {
    found.push({
      grade: 'breaks',
      problem: 'noRegistrationAgreement',
      path: ['agreements', 'registration'],
      part: 'name',
    })
  }
  for (const name of AGREEMENTS) {
    if (!agreements?.[name])
      found.push({
        grade: 'improve',
        problem: 'missing',
        values: { field: `agreements.${name}` },
        path: ['agreements', name],
      })
  }
  if (!textAt(written, 'timeZone'))
    found.push({
      grade: 'misleads',
      problem: 'missing',
      values: { field: 'race.timeZone' },
      path: ['race', 'timeZone'],
    })
  const isPriced = config.raceItems.some(({ fee = 0 }) => fee > 0)
  if (isPriced && !textAt(written, 'currency'))
    found.push({
      grade: 'misleads',
      problem: 'missing',
      values: { field: 'race.currency' },
      path: ['race', 'currency'],
    })
  const primary = theme?.primary ?? theme?.accent
  const accent = theme?.accent ?? theme?.primary
  if (primary && accent) {
    const { corrected } = themeColours(primary, accent)
    for (const field of ['primary', 'accent'] as const)
      if (theme?.[field] && corrected.includes(theme[field]))
        found.push({
          grade: 'improve',
          problem: 'paleColour',
          values: { value: theme[field] },
          path: ['theme', field],
          effect: null,
        })
  }
  return found
}
