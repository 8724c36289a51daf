import { Link } from 'react-router-dom'
import { type Language, LANGUAGES } from '../../i18n/language.ts'
import { i18n } from '../../i18n/i18n.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import { languageChosen } from '../../stores/language.ts'
import { useConfig } from '../../stores/site.ts'
import { toastRaised } from '../../stores/toasts.ts'

async function choose(code: Language) {
  await languageChosen(code)
  toastRaised('success', i18n.t('site.language.switched'))
}

/** A slim header of its own: the way home and the languages. */
export function WorkbenchHeader() {
  const { t, language } = useText()
  const config = useConfig()
  const name = localized(config, 'websiteTitle', language)
  const logo = safeSource(localized(config, 'logo', language))
  return (
    <header className="workbench__top">
      <div className="workbench__bar wrap">
        <Link to="/home" className="workbench__logo" aria-label={t('site.logo', { name })}>
          {logo ? <img src={logo} alt="" height={40} /> : <strong>{name}</strong>}
        </Link>
        <div className="language" role="group" aria-label={t('site.language')}>
          {LANGUAGES.map(({ code, name: languageName, tag }) => (
            <button
              key={code}
              type="button"
              lang={tag}
              className="language__choice"
              aria-pressed={code === language}
              onClick={() => {
                if (code === language) return
                void choose(code)
              }}
            >
              {languageName}
            </button>
          ))}
        </div>
      </div>
    </header>
  )
}
