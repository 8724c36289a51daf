import { personalCenterUrl } from '#api/user/personalCenterUrl.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { useHasToken } from '#stores/session.ts'
import styles from './OwnSignups.module.css'

/** The link to one's own sign-ups, which require only a login. */
export function OwnSignups() {
  const { t } = useText()
  const config = useConfig()
  const hasToken = useHasToken()
  return (
    <p className={styles.ownSignups}>
      {hasToken ? (
        <Trans
          i18nKey="search.own.loggedIn"
          values={{
            link: (
              <a href={personalCenterUrl(config)} target="_blank" rel="noopener noreferrer">
                {t('site.personalCentre')}
              </a>
            ),
          }}
        />
      ) : (
        <Trans
          i18nKey="search.own"
          values={{
            link: (
              <button type="button" onClick={() => openLogin()}>
                {t('search.own.logIn')}
              </button>
            ),
          }}
        />
      )}
    </p>
  )
}
