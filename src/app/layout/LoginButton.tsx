import { useEffect, useRef } from 'react'
import { personalCenterUrl } from '#api/user/personalCenterUrl.ts'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { openLogin } from '#stores/loginDrawer.ts'
import { requestLogout, useSession } from '#stores/session.ts'
import { preloadLogin } from '../overlays/preloadLogin.ts'
import styles from './LoginButton.module.css'

/** Personal centre and logout with a token, login without. */
export function LoginButton() {
  const { t } = useText()
  const config = useConfig()
  const token = useSession((state) => state.token)
  const entry = useRef<HTMLButtonElement>(null)
  const account = useRef<HTMLAnchorElement>(null)
  const isLeaving = useRef(false)
  // The focused button has been removed.
  useEffect(() => {
    if (!token && isLeaving.current) entry.current?.focus()
    isLeaving.current = false
  }, [token])
  const leave = () => {
    isLeaving.current = true
    requestLogout()
  }
  if (!token) {
    return (
      <button
        ref={entry}
        type="button"
        className={styles.button}
        onClick={() => openLogin(() => entry.current ?? account.current)}
        onPointerEnter={preloadLogin}
        onFocus={preloadLogin}
      >
        <Icon name="user" size={18} />
        <span>{t('site.login')}</span>
      </button>
    )
  }
  return (
    <span className={styles.group} data-logged-in>
      <a
        ref={account}
        className={styles.button}
        href={personalCenterUrl(config)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="user" size={18} />
        <span>{t('site.personalCentre')}</span>
      </a>
      <button type="button" className={styles.out} onClick={leave}>
        {t('site.logout')}
      </button>
    </span>
  )
}
