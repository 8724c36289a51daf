import { useState } from 'react'
import type { SignupItem } from '#api/race/signupForm.ts'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { feeAt } from '#domain/feeAt.ts'
import { commonEntryMode } from '#domain/places.ts'
import { raceNow } from '#domain/raceDates.ts'
import { saysDistance } from '#domain/saysDistance.ts'
import { formatDistance } from '#i18n/formatDistance.ts'
import type { Translate } from '#i18n/i18n.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { usePrices } from '#race/usePrices.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { dayLabel } from '../../fields/labels.ts'
import { ageLabel, proofLabel } from '../../fields/ruleErrors.ts'
import { ItemCard } from './ItemCard.tsx'
import { ItemCards } from './ItemCards.tsx'

interface Props {
  items: SignupItem[]
  itemId: string
  onSelect: (itemId: string) => void
}

/** How many places there are or are left; without one, how long the waiting list is. */
function placesLabel({ capacity, placesLeft, waitingList }: SignupItem, t: Translate): string {
  if (placesLeft === undefined) {
    return capacity === undefined ? '' : t('signup.item.places', { count: capacity })
  }
  if (placesLeft > 0 || !waitingList) return t('signup.item.left', { count: placesLeft })
  return t('signup.item.waiting', { count: waitingList.length, places: waitingList.places })
}

/** The race's events with price and requirements. */
export function ItemChoice({ items, itemId, onSelect }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const { raceItems } = useConfig()
  const common = commonEntryMode(raceItems)
  const [moment] = useState(() => raceNow(zone))
  const { formatFee, formatNextFee } = usePrices()
  return (
    <ItemCards>
      {items.map((item) => {
        const { proof, distanceKm, isFull } = item
        const { fee, next } = feeAt(item, moment, zone)
        const price = fee === undefined ? '' : formatFee(fee)
        const places = placesLabel(item, t)
        const name = localized(item, 'name', languages)
        const isDistanceShown = distanceKm !== undefined && !saysDistance(name, distanceKm)
        const { picture = '', entryMode } =
          raceItems.find(({ itemId: id }) => id === item.itemId) ?? {}
        return (
          <ItemCard
            key={item.itemId}
            group="item"
            name={<LocalizedText value={item} field="name" />}
            mark={isFull ? t('signup.item.full') : price}
            picture={picture}
            lines={[
              entryMode && !common ? t(`signup.entryMode.${entryMode}`) : '',
              [isDistanceShown ? formatDistance(distanceKm ?? 0, t) : '', places]
                .filter(Boolean)
                .join(t('fields.join')),
              next ? formatNextFee(next) : '',
              ageLabel(item, t),
              proof
                ? t('signup.item.proof', {
                    needed: proofLabel(proof, t),
                    since: dayLabel(proof.since, t),
                  })
                : '',
            ]}
            isChosen={item.itemId === itemId}
            disabled={isFull}
            onSelect={() => onSelect(item.itemId)}
          />
        )
      })}
    </ItemCards>
  )
}
