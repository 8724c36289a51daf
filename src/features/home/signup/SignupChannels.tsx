import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import type { SignupChannel } from '../cards/cardAction.ts'
import { StatusBadge } from '../cards/StatusBadge.tsx'
import styles from './SignupChannels.module.css'

/** The sign-up channels; a closed one says why. */
export function SignupChannels({ channels }: { channels: SignupChannel[] }) {
  const { t } = useText()
  return (
    <ul className={styles.channels}>
      {channels.map((channel) => {
        const { kind, to, closed } = channel
        const name = (
          <span className={styles.name}>
            <LocalizedText value={channel} field="name" />
          </span>
        )
        return (
          <li key={kind}>
            {closed ? (
              <p className={clsx(styles.channel, styles.closed)}>
                {name} <StatusBadge label={t('home.channel.closed')} isOpen={false} />
                <span className={styles.text}>
                  <LocalizedText value={closed} field="fallback" orElse={t('site.comingSoon')} />
                </span>
              </p>
            ) : (
              <Link to={to} className={styles.channel}>
                {name} <Icon name="arrow" />
                <span className={styles.text}>
                  <LocalizedText value={channel} field="summary" />
                </span>
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
