import { stage } from '../api/stage.ts'
import { Icon } from '../components/Icon.tsx'
import { useText } from '../i18n/useText.ts'
import { loginAsked } from '../stores/loginDrawer.ts'
import { signOutChosen, useSession } from '../stores/session.ts'
import { loginNear } from './loginNear.ts'

/** Hash route of the personal centre in the registration area (spec §2). */
const PERSONAL_CENTRE = '#/my/my-index'

/** Personal centre and log out with a token; the way to log in without. */
export function LoginEntry() {
  const { t } = useText()
  const token = useSession((state) => state.token)
  if (!token) {
    return (
      <button
        type="button"
        className="login-entry"
        onClick={loginAsked}
        onPointerEnter={loginNear}
        onFocus={loginNear}
      >
        <Icon name="user" size={18} />
        {t('site.login')}
      </button>
    )
  }
  return (
    <span className="login-entry-group">
      <a
        className="login-entry"
        href={stage.registrationSite + PERSONAL_CENTRE}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="user" size={18} />
        {t('site.personalCentre')}
      </a>
      <button type="button" className="login-entry__out" onClick={signOutChosen}>
        {t('site.logout')}
      </button>
    </span>
  )
}
