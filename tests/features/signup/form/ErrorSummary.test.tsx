import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SignupField } from '#features/signup/fields/SignupField.tsx'
import { ErrorSummary } from '#features/signup/form/ErrorSummary.tsx'
import { focusField } from '#features/signup/form/focusField.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { fieldOf } from '../forms.ts'

freshSiteEachTest()
beforeEach(() => addTexts({ zh, en }))

const fields = [
  fieldOf({ key: 'email', type: 'email', label: '邮箱' }),
  fieldOf({ key: 'gender', type: 'gender', label: '性别' }),
]
const faults = [
  { key: 'email', heading: '邮箱', message: '请填写邮箱', isOfForm: false },
  { key: 'gender', heading: '性别', message: '请选择性别', isOfForm: false },
]
const Form = ({ tries }: { tries: number }) => (
  <>
    <ErrorSummary errors={tries > 0 ? faults : []} tries={tries} goToField={focusField} />
    {fields.map((field) => (
      <SignupField key={field.key} field={field} value={undefined} onChange={() => undefined} />
    ))}
  </>
)

test('takes focus on each attempt and links to each field', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Form tries={0} />)
  expect(screen.queryByRole('heading')).toBeNull()
  rerender(<Form tries={1} />)
  expect(screen.getByRole('heading', { name: '还有 2 处需要处理' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '请填写邮箱' }))
  expect(screen.getByLabelText('邮箱')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '请选择性别' }))
  expect(screen.getByLabelText('男')).toHaveFocus()
  rerender(<Form tries={2} />)
  expect(screen.getByRole('heading')).toHaveFocus()
})
