import { useEffect, useRef } from 'react'
import { type Language, LANGUAGES } from '../../i18n/language.ts'
import type { Translate } from '../../i18n/useText.ts'
import { cutAtPlaceholders } from './placeholders.ts'
import { originOf, shownWords, type TextEntry } from './textEntries.ts'
import { wordsTyped } from './workbench.ts'

interface Props {
  entry: TextEntry
  language: Language
  isOpen: boolean
  onLeave: () => void
  /** Handed down, because a thousand cells that each ask for it are slow. */
  t: Translate
}

const tagOf = (language: Language) => LANGUAGES.find(({ code }) => code === language)?.tag

/** One language of a text, as words or as a field, and where the words come from. */
export function WordsCell({ entry, language, isOpen, onLeave, t }: Props) {
  const origin = originOf(entry, language)
  return (
    <>
      {isOpen ? (
        <WordsField entry={entry} language={language} onLeave={onLeave} t={t} />
      ) : (
        <p className="words" lang={tagOf(origin === 'fallback' ? 'zh' : language)}>
          {cutAtPlaceholders(shownWords(entry, language)).map((part, index) =>
            index % 2 ? <var key={index}>{part}</var> : part,
          )}
        </p>
      )}
      <span className={`origin origin--${origin}`}>{t(`demos.origin.${origin}`)}</span>
    </>
  )
}

function WordsField({ entry, language, onLeave, t }: Omit<Props, 'isOpen'>) {
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (language !== 'en') return
    field.current?.focus()
    field.current?.setSelectionRange(-1, -1)
  }, [language])

  return (
    <textarea
      ref={field}
      className="words words--field"
      lang={tagOf(language)}
      rows={2}
      aria-label={`${t(`demos.${language}`)} ${entry.key}`}
      value={entry[language].words}
      onChange={(event) => wordsTyped(entry.key, language, event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onLeave()
      }}
    />
  )
}
