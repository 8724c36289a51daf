import { clsx } from 'clsx'
import { memo, useRef } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import { DATA_LANGUAGES } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { TextCell } from './TextCell.tsx'
import { TextDetails } from './TextDetails.tsx'
import type { TextEntry } from './textEntries.ts'
import styles from './TextRow.module.css'

interface Props {
  entry: TextEntry
  isOpen: boolean
  onToggle: (key: string) => void
}

/** A text in both languages; editable in place while open. */
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
      <tr className={clsx(styles.row, isOpen && styles.rowOpen)}>
        <th scope="row" className={styles.key}>
          <span>{key}</span>
          {isUnused && <span className={styles.unused}>{t('translations.unused')}</span>}
        </th>
        {DATA_LANGUAGES.map(({ code }) => (
          <td key={code}>
            <TextCell entry={entry} language={code} isOpen={isOpen} onLeave={leave} />
          </td>
        ))}
        <td>
          <TextButton
            isSmall
            ref={button}
            aria-expanded={isOpen}
            aria-label={`${t(isOpen ? 'translations.done' : 'translations.edit')} ${key}`}
            onClick={() => onToggle(key)}
          >
            {t(isOpen ? 'translations.done' : 'translations.edit')}
          </TextButton>
        </td>
      </tr>
      {isOpen && <TextDetails entry={entry} />}
    </>
  )
})
