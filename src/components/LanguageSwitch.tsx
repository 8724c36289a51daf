import { clsx } from 'clsx'
import { contentOnlyNames, type Language, type LanguageInfo } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import styles from './LanguageSwitch.module.css'

interface Props {
  languages: readonly LanguageInfo[]
  onSelect: (language: Language) => unknown
  className?: string
}

/** The race's languages by their own names (spec §2 "Header and footer"); nothing if it has one. */
export function LanguageSwitch({ languages, onSelect, className = '' }: Props) {
  const { t, language } = useText()
  if (languages.length < 2) return null
  const noteOf = (code: Language) => {
    const names = contentOnlyNames(code)
    return names && t('site.language.contentOnly', names)
  }
  return (
    <div className={clsx(styles.language, className)} role="group" aria-label={t('site.language')}>
      {languages.map(({ code, name, tag }) => (
        <button
          key={code}
          type="button"
          lang={tag}
          title={noteOf(code)}
          className={styles.choice}
          aria-pressed={code === language}
          onClick={() => {
            if (code === language) return
            void onSelect(code)
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
