import { type ComponentProps, useId } from 'react'
import { Icon } from '../../components/Icon.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  fault: string
}

/** A field of the search band: the label stands in it, and above what is typed. */
export function SearchField({ label, fault, ...input }: Props) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="search-field">
      <input
        {...input}
        id={id}
        className="search-field__input"
        placeholder=" "
        spellCheck={false}
        required
        aria-invalid={fault !== ''}
        aria-describedby={fault ? faultId : undefined}
      />
      <label htmlFor={id} className="search-field__label">
        {label}
      </label>
      {fault && (
        <p id={faultId} className="search-field__fault">
          <Icon name="info" size={16} />
          {fault}
        </p>
      )}
    </div>
  )
}
