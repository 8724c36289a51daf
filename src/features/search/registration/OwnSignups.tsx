import { accountCenter } from '#api/user/accountCenter.ts'
import { SlottedText } from '#components/SlottedText.tsx'
import { useText } from '#i18n/useText.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { useSession } from '#stores/session.ts'
import { useConfig } from '#race/useRace.ts'
import styles from './OwnSignups.module.css'

/** The link to one's own sign-ups, which require only a login. */
export function OwnSignups() {
  const { t } = useText()
  const config = useConfig()
  const isSignedIn = useSession(({ token }) => token !== null)
  return (
    <p className={styles.ownSignups}>
      {isSignedIn ? (
        <SlottedText text={t('search.own.signedIn')}>
          <a href={accountCenter(config)} target="_blank" rel="noopener noreferrer">
            {t('site.personalCentre')}
          </a>
        </SlottedText>
      ) : (
        <SlottedText text={t('search.own')}>
          <button type="button" onClick={openLogin}>
            {t('search.own.logIn')}
          </button>
        </SlottedText>
      )}
    </p>
  )
}
