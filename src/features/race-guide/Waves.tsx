import { markedText } from '#components/LocalizedText.tsx'
import { formatWritten } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { GuideSection } from './GuideSection.tsx'
import { GuideTable } from './GuideTable.tsx'

/** The start of each wave. A time that cannot be read stands as it is written. */
export function Waves() {
  const { t, languages } = useText()
  const { raceItems } = useConfig()
  const rows = raceItems.flatMap((item) =>
    item.waves.map(({ pen, startTime }) => [
      markedText(item, 'name', languages),
      pen,
      formatWritten(startTime, t('site.format.dayTime')) || startTime,
    ]),
  )
  return (
    <GuideSection title={t('raceGuide.waves')} isShown={rows.length > 0}>
      <GuideTable
        title={t('raceGuide.waves')}
        head={[t('raceGuide.event'), t('raceGuide.own.pen'), t('raceGuide.waveStart')]}
        rows={rows}
        strong={[2]}
      />
    </GuideSection>
  )
}
