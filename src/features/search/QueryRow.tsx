import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { useSearchForm } from './SearchFormProvider.tsx'
import styles from './QueryRow.module.css'

interface Props extends ComponentProps<'form'> {
  /** How many fields there are, if not two. */
  fields?: 'one' | 'three'
  /** What the button displays. */
  submit: ReactNode
  isPending?: boolean
  children: ReactNode
}

/** A search form in one row, with its button at the end. */
export const QueryRow = ({ fields, submit, isPending, children, ...form }: Props) => (
  <form
    {...form}
    ref={useSearchForm()}
    className={clsx(
      styles.row,
      fields === 'one' && styles.oneField,
      fields === 'three' && styles.threeFields,
    )}
    noValidate
  >
    {children}
    <Button type="submit" variant="primary" className={styles.button} aria-busy={isPending}>
      {submit}
    </Button>
  </form>
)
