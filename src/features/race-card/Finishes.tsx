import type { RaceCard } from '../../api/raceCard.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { CardSection } from './CardSection.tsx'
import { CardTable } from './CardTable.tsx'

/** The times: cut-off and last call for bags. */
const STRONG = [2, 4]

/** Where each event ends, its cut-off, and until when the bags wait. */
export function Finishes({ finishes }: { finishes: RaceCard['finishes'] }) {
  const { t, language } = useText()
  const { raceItems } = useConfig()
  const rows = raceItems.flatMap((item) => {
    const finish = finishes.find(({ itemId }) => itemId === item.itemId)
    if (!finish && !item.cutOff) return []
    const { bagUntil = '' } = finish ?? {}
    return [
      [
        localized(item, 'name', language),
        localized(finish ?? {}, 'place', language),
        item.cutOff,
        localized(finish ?? {}, 'bagPlace', language),
        bagUntil,
      ],
    ]
  })
  return (
    <CardSection title={t('raceCard.finishes')} isShown={rows.length > 0}>
      <CardTable
        head={[
          t('raceCard.event'),
          t('raceCard.finish'),
          t('raceCard.cutOff'),
          t('raceCard.bag'),
          t('raceCard.bagUntil'),
        ]}
        rows={rows}
        strong={STRONG}
      />
    </CardSection>
  )
}
