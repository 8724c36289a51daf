import { type ComponentProps, useId } from 'react'
import { Icon } from '../../components/Icon.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  fault: string
}

/** A field of a look-up's head: its label above, what is wrong with it below. */
export function FactField({ label, fault, ...input }: Props) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="fact-field">
      <label htmlFor={id} className="fact-field__label">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="fact-field__input"
        spellCheck={false}
        required
        aria-invalid={fault !== ''}
        aria-describedby={fault ? faultId : undefined}
      />
      {fault && (
        <p id={faultId} className="fact-field__fault">
          <Icon name="info" size={16} />
          {fault}
        </p>
      )}
    </div>
  )
}
