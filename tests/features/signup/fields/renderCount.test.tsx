import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, memo, Profiler, useCallback, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { FieldValue } from '#domain/fields/fieldTypes.ts'
import type { FieldChange } from '#features/signup/model/openForm.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { fieldOf } from '../forms.ts'

freshSiteEachTest()

const options = [{ value: 'a', label: '甲' }]
const fields = ['input', 'picker', 'radio', 'checkbox', 'date-picker', 'textarea', 'area'].map(
  (type) => fieldOf({ key: type, type, label: type, options }),
)

test('a keystroke re-renders only its own field', async () => {
  // Imported here, as they read the window when they load.
  const { AntdProvider } = await import('#components/antd/AntdProvider.tsx')
  const { SignupField } = await import('#features/signup/fields/SignupField.tsx')
  const drawn: string[] = []
  // A new profiler would report its own render too.
  const Watched = memo(function Watched(props: ComponentProps<typeof SignupField>) {
    return (
      <Profiler id={props.field.key} onRender={(id) => drawn.push(id)}>
        <SignupField {...props} />
      </Profiler>
    )
  })
  function Form() {
    const [values, setValues] = useState<Record<string, FieldValue>>({})
    const change = useCallback(
      (key: string, changed: FieldChange) =>
        setValues((before) => ({ ...before, [key]: changed(before[key]) })),
      [],
    )
    return (
      <MemoryRouter>
        <AntdProvider>
          {fields.map((field) => (
            <Watched key={field.key} field={field} value={values[field.key]} onChange={change} />
          ))}
        </AntdProvider>
      </MemoryRouter>
    )
  }
  render(<Form />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox', { name: 'input' }))
  drawn.length = 0
  await user.keyboard('Lin')
  expect(screen.getByRole('textbox', { name: 'input' })).toHaveValue('Lin')
  expect(new Set(drawn)).toEqual(new Set(['input']))
})
