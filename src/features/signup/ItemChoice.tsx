import type { SignUpItem } from '../../api/signUpForm.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { dayWords } from './fieldWords.ts'
import { ItemCard } from './ItemCard.tsx'
import { ageWords, proofWords } from './ruleFaults.ts'

const PICTURES = ['/edition-2024/gallery-16-s.avif', '/edition-2024/gallery-08-s.avif']

interface Props {
  items: SignUpItem[]
  itemId: string
  onChoose: (itemId: string) => void
}

/** The race's events: what each costs, and whom it takes. */
export function ItemChoice({ items, itemId, onChoose }: Props) {
  const { t, language } = useText()
  return (
    <div className="entry-items">
      {items.map((item, index) => {
        const { proof, capacity, distanceKm, isFull, fee } = item
        const places = capacity === undefined ? '' : t('entry.item.places', { count: capacity })
        return (
          <ItemCard
            key={item.itemId}
            group="item"
            name={localized(item, 'name', language)}
            mark={isFull ? t('entry.item.full') : t('entry.yuan', { yuan: fee ?? 0 })}
            picture={PICTURES[index] ?? ''}
            lines={[
              [distanceKm === undefined ? '' : `${distanceKm} km`, places]
                .filter(Boolean)
                .join(t('signup.join')),
              ageWords(item, t),
              proof
                ? t('entry.item.proof', {
                    needed: proofWords(proof, t),
                    since: dayWords(proof.since, t),
                  })
                : '',
            ]}
            isChosen={item.itemId === itemId}
            disabled={isFull}
            onChoose={() => onChoose(item.itemId)}
          />
        )
      })}
    </div>
  )
}
