import { i18n } from '../i18n/i18n.ts'
import { type Language, LANGUAGES } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { languageChosen } from '../stores/language.ts'
import { toastRaised } from '../stores/toasts.ts'

async function choose(code: Language) {
  await languageChosen(code)
  toastRaised('success', i18n.t('site.language.switched'))
}

/** Chinese or English; the change is told by a message (spec §2 "Header and footer"). */
export function LanguageSwitch() {
  const { t, language } = useText()
  return (
    <div className="language" role="group" aria-label={t('site.language')}>
      {LANGUAGES.map(({ code, name, tag }) => (
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
          {name}
        </button>
      ))}
    </div>
  )
}
