import { useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { uniqueId } from '#lib/hex.ts'
import { asShown } from './textIndex.ts'
import styles from './PageTextList.module.css'

/** The same words may stand in several texts. */
const ids = new WeakMap<Text, string>()

function idOf(text: Text): string {
  const id = ids.get(text) ?? uniqueId()
  ids.set(text, id)
  return id
}

interface Props {
  /** The texts of the page that are in the file. */
  texts: Text[]
  onSelect: (text: Text) => void
}

/** The texts of the page that come from the file, in order; each leads to its place there. */
export function PageTextList({ texts, onSelect }: Props) {
  const { t } = useText()
  const [chosen, setChosen] = useState<Text>()
  if (texts.length === 0) return <p>{t('organiser.texts.none')}</p>
  return (
    <ul className={styles.texts}>
      {texts.map((text) => (
        <li key={idOf(text)}>
          <button
            type="button"
            className={styles.text}
            aria-current={text === chosen || undefined}
            onClick={() => {
              setChosen(text)
              onSelect(text)
            }}
          >
            {asShown(text.data)}
          </button>
        </li>
      ))}
    </ul>
  )
}
