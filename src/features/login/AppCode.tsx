import { Picture } from '../../components/Picture.tsx'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import { useSite } from '../../stores/site.ts'

/** Side of the code (spec §9). */
const CODE_SIZE = 140

/** The way to the race's app, where one can sign in too (spec §1). */
export function AppCode() {
  const { t } = useText()
  const source = useSite(({ state }) => (state.kind === 'open' ? state.config.qrCodeImg : ''))
  if (!safeSource(source)) return null
  return (
    <figure className="login-app" aria-labelledby="login-app">
      <figcaption id="login-app" className="login-app__title">
        {t('login.app')}
      </figcaption>
      <span className="login-app__frame">
        <Picture src={source} alt={t('login.app.alt')} width={CODE_SIZE} height={CODE_SIZE} />
      </span>
      <p className="login-app__text">{t('login.app.text')}</p>
    </figure>
  )
}
