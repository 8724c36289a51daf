import { type ComponentProps, useId } from 'react'
import { Icon } from '#components/Icon.tsx'
import styles from './QueryField.module.css'

interface Props extends ComponentProps<'input'> {
  label: string
  error: string
}

/** A search field with its label above and its error below. */
export function QueryField({ label, error, ...input }: Props) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        spellCheck={false}
        required
        aria-invalid={error !== ''}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="info" size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** A list to choose from, among search fields. */
export function QuerySelect({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select {...select} id={id} className={styles.input} />
    </div>
  )
}
