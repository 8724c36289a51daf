import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { FormSpec } from '#api/race/signupForm.ts'
import { readValue, type SignupValues } from '#domain/fields/fieldTypes.ts'
import { valueMessage } from '#features/signup/fields/fieldMessages.ts'
import { SignupField } from '#features/signup/fields/SignupField.tsx'
import { emptyForm, replaceForm } from '#features/signup/model/openForm.ts'
import { useText } from '#i18n/useText.ts'
import { renderInSite } from '#tests/support/renderInSite.tsx'
import { fieldOf, formOf } from '../forms.ts'

/** The control of the field from `renderField`, or the group of its controls. */
export const control = () => screen.getByLabelText(/^(?:题目|Question)/)

/** Renders a field that holds its value, beside a form with other values. */
export function renderField(
  source: Record<string, unknown>,
  restored?: unknown,
  { values = {}, form = formOf('post') }: { values?: SignupValues; form?: FormSpec } = {},
  disabled = false,
) {
  const field = fieldOf({ label: '题目', labelEn: 'Question', ...source })
  replaceForm({ ...emptyForm({ accountId: 'phone-01', kind: 'post', form, channel: '' }), values })
  const reported = vi.fn<(value: unknown) => void>()

  function Form() {
    const held = useRef(restored)
    const [value, setValue] = useState(restored)
    const texts = useText()
    return (
      <MemoryRouter>
        <SignupField
          field={field}
          value={value}
          error={valueMessage(field, value, '2024-08-15', texts)}
          disabled={disabled}
          onChange={(_key, change) => {
            held.current = change(held.current)
            reported(held.current)
            setValue(held.current)
          }}
        />
        <button type="button">下一项</button>
      </MemoryRouter>
    )
  }
  const user = userEvent.setup({ delay: null })
  const view = renderInSite(<Form />)
  const value = () => readValue(field.type, (reported.mock.lastCall ?? [restored])[0])
  return { ...view, user, value }
}
