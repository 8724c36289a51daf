import { markedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { useCutOffText } from '#race/useRaceTimes.ts'
import type { RaceGuide } from '#site-config/raceGuide.ts'
import { GuideSection } from './GuideSection.tsx'
import { GuideTable } from './GuideTable.tsx'

/** Each event's finish, its cut-off, and until when bags can be collected, as far as they are known. */
export function CutOffs({ finishes }: { finishes: RaceGuide['finishes'] }) {
  const { t, languages } = useText()
  const { raceItems } = useConfig()
  const cutOffOf = useCutOffText()
  const entries = raceItems
    .map((item) => ({
      item,
      cutOff: cutOffOf(item),
      finish: finishes.find(({ itemId }) => itemId === item.itemId),
    }))
    .filter(({ finish, cutOff }) => finish || cutOff)
  const textOf = (name: 'place' | 'bagPlace' | 'bagUntil') =>
    entries.map(({ finish = {} }) => markedText(finish, name, languages))
  const columns = [
    {
      head: t('raceGuide.event'),
      cells: entries.map(({ item }) => markedText(item, 'name', languages)),
    },
    { head: t('raceGuide.finish'), cells: textOf('place') },
    { head: t('raceGuide.cutOff'), cells: entries.map(({ cutOff }) => cutOff), isStrong: true },
    { head: t('raceGuide.bag'), cells: textOf('bagPlace') },
    { head: t('raceGuide.bagUntil'), cells: textOf('bagUntil'), isStrong: true },
  ].filter(({ cells }) => cells.some(Boolean))
  return (
    <GuideSection title={t('raceGuide.finishes')} isShown={entries.length > 0}>
      <GuideTable
        title={t('raceGuide.finishes')}
        head={columns.map(({ head }) => head)}
        rows={entries.map((_, row) => columns.map(({ cells }) => cells[row]))}
        strong={columns.flatMap(({ isStrong }, column) => (isStrong ? column : []))}
      />
    </GuideSection>
  )
}
