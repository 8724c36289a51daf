import styles from './TypedText.module.css'

/** A text as it was typed, with its lines. */
export const TypedText = ({
  text,
  isTranslated = true,
}: {
  text: string
  isTranslated?: boolean
}) => (
  <span className={styles.typedText} translate={isTranslated ? undefined : 'no'}>
    {text}
  </span>
)
