import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { type DataLanguage, tagOf } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { editText } from './editor.ts'
import { cutAtPlaceholders } from './placeholders.ts'
import { originOf, shownText, type TextEntry } from './textEntries.ts'
import styles from './TextCell.module.css'

interface Props {
  entry: TextEntry
  language: DataLanguage
  isOpen: boolean
  onLeave: () => void
}

/** One language of a text, as text or as an input, with its origin. */
export function TextCell({ entry, language, isOpen, onLeave }: Props) {
  const { t } = useText()
  const origin = originOf(entry, language)
  return (
    <>
      {isOpen ? (
        <TextField entry={entry} language={language} onLeave={onLeave} />
      ) : (
        <p className={styles.text} lang={tagOf(origin === 'fallback' ? 'zh' : language)}>
          {cutAtPlaceholders(shownText(entry, language)).map((part, index) =>
            index % 2 ? <var key={index}>{part}</var> : <span key={index}>{part}</span>,
          )}
        </p>
      )}
      <span className={clsx(styles.origin, styles[origin])}>
        {t(`translations.origin.${origin}`)}
      </span>
    </>
  )
}

function TextField({ entry, language, onLeave }: Omit<Props, 'isOpen'>) {
  const { t } = useText()
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (language !== 'en') return
    field.current?.focus()
    field.current?.setSelectionRange(-1, -1)
  }, [language])

  return (
    <textarea
      ref={field}
      className={clsx(styles.text, styles.textField)}
      lang={tagOf(language)}
      rows={2}
      aria-label={`${t(`translations.${language}`)} ${entry.key}`}
      value={entry[language].text}
      onChange={(event) => editText(entry.key, language, event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onLeave()
      }}
    />
  )
}
