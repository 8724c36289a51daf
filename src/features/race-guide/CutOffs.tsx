import type { RaceGuide } from '../../api/website/raceGuide.ts'
import { markedText } from '../../components/LocalizedText.tsx'
import { useText } from '../../i18n/useText.ts'
import { useCutOffText } from '../../stores/raceTimes.ts'
import { useConfig } from '../../stores/site.ts'
import { GuideSection } from './GuideSection.tsx'
import { GuideTable } from './GuideTable.tsx'

/** The columns with times: cut-off, and end of bag collection. */
const STRONG = [2, 4]

/** Each event's finish, its cut-off, and until when bags can be collected. */
export function CutOffs({ finishes }: { finishes: RaceGuide['finishes'] }) {
  const { t, language } = useText()
  const { raceItems } = useConfig()
  const cutOffOf = useCutOffText()
  const rows = raceItems.flatMap((item) => {
    const finish = finishes.find(({ itemId }) => itemId === item.itemId)
    const cutOff = cutOffOf(item)
    if (!finish && !cutOff) return []
    return [
      [
        markedText(item, 'name', language),
        markedText(finish ?? {}, 'place', language),
        cutOff,
        markedText(finish ?? {}, 'bagPlace', language),
        markedText(finish ?? {}, 'bagUntil', language),
      ],
    ]
  })
  return (
    <GuideSection title={t('raceGuide.finishes')} isShown={rows.length > 0}>
      <GuideTable
        title={t('raceGuide.finishes')}
        head={[
          t('raceGuide.event'),
          t('raceGuide.finish'),
          t('raceGuide.cutOff'),
          t('raceGuide.bag'),
          t('raceGuide.bagUntil'),
        ]}
        rows={rows}
        strong={STRONG}
      />
    </GuideSection>
  )
}
