import { LocalizedText } from '#components/LocalizedText.tsx'
import { PhoneLink } from '#components/PhoneLink.tsx'
import { useText } from '#i18n/useText.ts'
import type { RaceGuide } from '#site-config/raceGuide.ts'
import { GuideSection } from './GuideSection.tsx'
import styles from './PhoneNumbers.module.css'

/** Phone numbers, large enough to read at arm's length. */
export function PhoneNumbers({ phones }: { phones: RaceGuide['phones'] }) {
  const { t } = useText()
  return (
    <GuideSection title={t('raceGuide.phones')} isShown={phones.length > 0}>
      <ul className={styles.phones}>
        {phones.map((entry, index) => (
          <li key={index}>
            <LocalizedText value={entry} field="label" />{' '}
            <PhoneLink entry={entry} className={styles.number} />{' '}
            <span className={styles.hours}>
              <LocalizedText value={entry} field="hours" />
            </span>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
