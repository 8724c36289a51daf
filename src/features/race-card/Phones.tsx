import type { RaceCard } from '../../api/raceCard.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { CardSection } from './CardSection.tsx'

/** Numbers to call, large enough to be read at arm's length. */
export function Phones({ phones }: { phones: RaceCard['phones'] }) {
  const { t, language } = useText()
  return (
    <CardSection title={t('raceCard.phones')} isShown={phones.length > 0}>
      <ul className="card-phones">
        {phones.map((entry, index) => (
          <li key={index}>
            {localized(entry, 'label', language)}{' '}
            <a className="card-phones__number" href={`tel:${entry.phone.replace(/[^\d+-]/g, '')}`}>
              {entry.phone}
            </a>{' '}
            <span className="card-phones__hours">{localized(entry, 'hours', language)}</span>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
