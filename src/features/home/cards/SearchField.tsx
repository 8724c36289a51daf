import { type ComponentProps, useId } from 'react'
import { Icon } from '#components/Icon.tsx'
import styles from './SearchField.module.css'

interface Props extends ComponentProps<'input'> {
  label: string
  error: string
}

/** A field of the search bar, with a label that floats above the input. */
export function SearchField({ label, error, ...input }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.searchField}>
      <input
        {...input}
        id={id}
        className={styles.input}
        placeholder=" "
        spellCheck={false}
        required
        aria-invalid={error !== ''}
        aria-describedby={error ? errorId : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="info" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
