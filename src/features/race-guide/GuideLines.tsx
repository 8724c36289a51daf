import { clsx } from 'clsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { type Localized, localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import styles from './GuideLines.module.css'

interface Props {
  lines: Localized<'text' | 'note'>[]
  /** Adds boxes to tick off on paper. */
  isToTick?: boolean
}

export function GuideLines({ lines, isToTick = false }: Props) {
  const { languages } = useText()
  return (
    <ul className={clsx(styles.lines, isToTick && styles.tick)}>
      {lines.map((line, index) => (
        <li key={index}>
          {localized(line, 'note', languages) ? (
            <>
              <strong>
                <LocalizedText value={line} field="text" />
              </strong>{' '}
              <span className={styles.note}>
                <LocalizedText value={line} field="note" />
              </span>
            </>
          ) : (
            <LocalizedText value={line} field="text" />
          )}
        </li>
      ))}
    </ul>
  )
}
