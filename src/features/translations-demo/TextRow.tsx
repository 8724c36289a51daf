import { memo, useRef } from 'react'
import { LANGUAGES } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { TextDetails } from './TextDetails.tsx'
import type { TextEntry } from './textEntries.ts'
import { WordsCell } from './WordsCell.tsx'

interface Props {
  entry: TextEntry
  isOpen: boolean
  onToggle: (key: string) => void
}

/** One text in both languages; open, it can be changed in its place. */
export const TextRow = memo(function TextRow({ entry, isOpen, onToggle }: Props) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { key, isUnused } = entry
  const leave = () => {
    button.current?.focus()
    onToggle(key)
  }
  return (
    <>
      <tr className={isOpen ? 'texts__row texts__row--open' : 'texts__row'}>
        <th scope="row" className="texts__key">
          {key}
          {isUnused && <span className="texts__unused">{t('demos.unused')}</span>}
        </th>
        {LANGUAGES.map(({ code }) => (
          <td key={code}>
            <WordsCell entry={entry} language={code} isOpen={isOpen} onLeave={leave} t={t} />
          </td>
        ))}
        <td className="texts__action">
          <button
            ref={button}
            type="button"
            className="link-button"
            aria-expanded={isOpen}
            aria-label={`${t(isOpen ? 'demos.done' : 'demos.edit')} ${key}`}
            onClick={() => onToggle(key)}
          >
            {t(isOpen ? 'demos.done' : 'demos.edit')}
          </button>
        </td>
      </tr>
      {isOpen && <TextDetails entry={entry} />}
    </>
  )
})
