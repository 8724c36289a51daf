import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { SearchPage } from '../SearchPage.tsx'
import { ResultsList } from './ResultsList.tsx'

/** The results list, without a search. */
export default function RaceRankingPage() {
  const { t } = useText()
  const { id: raceId } = useRace()
  return (
    <SearchPage
      moduleType={ModuleType.score}
      title={t('route.raceRanking')}
      subtitle={t('results.list.line')}
    >
      <ResultsList raceId={raceId} isTitled />
    </SearchPage>
  )
}
