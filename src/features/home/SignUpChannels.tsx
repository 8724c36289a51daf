import { Link } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { SignUpChannel } from './entryAction.ts'
import { StateChip } from './StateChip.tsx'
import './SignUpChannels.css'

/** The ways to sign up; a closed one says why. */
export function SignUpChannels({ channels }: { channels: SignUpChannel[] }) {
  const { t, language } = useText()
  return (
    <ul className="channels">
      {channels.map(({ kind, to, closed }) => {
        const name = <span className="channel__name">{t(`home.channel.${kind}`)}</span>
        return (
          <li key={kind}>
            {closed ? (
              <p className="channel channel--closed">
                {name} <StateChip word={t('home.channel.closed')} isOpen={false} />
                <span className="channel__text">
                  {localized(closed, 'fallback', language) || t('site.comingSoon')}
                </span>
              </p>
            ) : (
              <Link to={to} className="channel">
                {name} <Icon name="arrow" />
                <span className="channel__text">{t(`home.channel.${kind}.text`)}</span>
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
