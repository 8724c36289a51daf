import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { BARE_FORM, type FormContent, FormContext } from '#features/signup/form/formContext.ts'
import { readValue } from '#domain/fields/fieldTypes.ts'
import { SignupField } from '#features/signup/fields/SignupField.tsx'
import { fieldOf } from './forms.ts'
import { renderInSite } from '../../support/renderInSite.tsx'

/** Renders a field inside a form that holds its value. */
export function renderField(
  source: Record<string, unknown>,
  restored?: unknown,
  content: FormContent = BARE_FORM,
  disabled = false,
) {
  const field = fieldOf({ label: '题目', labelEn: 'Question', ...source })
  const reported = vi.fn<(value: unknown) => void>()

  function Form() {
    const held = useRef(restored)
    const [value, setValue] = useState(restored)
    return (
      <MemoryRouter>
        <FormContext value={content}>
          <SignupField
            field={field}
            value={value}
            today="2024-08-15"
            disabled={disabled}
            onChange={(_key, change) => {
              held.current = change(held.current)
              reported(held.current)
              setValue(held.current)
            }}
          />
        </FormContext>
        <button type="button">下一项</button>
      </MemoryRouter>
    )
  }
  const user = userEvent.setup({ delay: null })
  const view = renderInSite(<Form />)
  const value = () => readValue(field.type, (reported.mock.lastCall ?? [restored])[0])
  return { ...view, user, value }
}
