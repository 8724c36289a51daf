import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { builtInCountries } from '#api/basic/countries.ts'
import { withoutValues } from '#domain/fields/fieldType.ts'
import { filesOf, fromApi, readValue, toApi, validateField } from '#domain/fields/fieldTypes.ts'
import { controlId } from '#features/signup/fields/fieldControl.ts'
import { valueMessage } from '#features/signup/fields/fieldMessages.ts'
import { FieldOutput } from '#features/signup/fields/FieldOutput.tsx'
import { SignupField } from '#features/signup/fields/SignupField.tsx'
import { consentsOf } from '#features/signup/model/submission.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as fieldsEn } from '#i18n/locales/en/fields.ts'
import { signup as signupEn } from '#i18n/locales/en/signup.ts'
import { fields as fieldsZh } from '#i18n/locales/zh/fields.ts'
import { signup as signupZh } from '#i18n/locales/zh/signup.ts'
import { useText } from '#i18n/useText.ts'
import { setLanguage } from '#stores/language.ts'
import { setCountries } from '#stores/site.ts'
import { renderInSite } from '#tests/support/renderInSite.tsx'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { fieldOf } from '../forms.ts'
import { samples } from './samples.ts'

freshSiteEachTest()
beforeEach(() => {
  addTexts({ zh: { ...fieldsZh, ...signupZh }, en: { ...fieldsEn, ...signupEn } })
  setCountries(builtInCountries)
})

const TODAY = '2024-08-15'
/** Field types that are filled in with other keys than letters. */
const KEYBOARDS: Record<string, string> = {
  number: 'numeric',
  'date-picker': 'numeric',
  email: 'email',
  phone: 'tel',
  url: 'url',
}
/** The end of a control's description: what is required. */
const REQUIRED = {
  zh: /(?:^| )请\S+$/,
  en: /^[^\p{Script=Han}]*(?:: Question|Question: [^\p{Script=Han}]+|Sign here|agree first)$/u,
}

describe.each(Object.entries(samples))('%s', (type, { settings, value, shown }) => {
  const field = fieldOf({
    type,
    required: true,
    label: '题目',
    labelEn: 'Question',
    ...settings,
  })
  function Form() {
    const error = valueMessage(field, undefined, TODAY, useText())
    const onChange = () => undefined
    return <SignupField {...{ field, error, onChange }} value={undefined} isErrorShown />
  }
  const show = () =>
    renderInSite(
      <MemoryRouter>
        <Form />
      </MemoryRouter>,
    )
  const control = () => document.getElementById(controlId(field.key))

  test('has a label and a required message in both languages', async () => {
    const chinese = show()
    expect(control()).toHaveAccessibleName(/题目/)
    expect(control()).toHaveAccessibleDescription(REQUIRED.zh)
    chinese.unmount()
    await setLanguage('en')
    show()
    expect(control()).toHaveAccessibleName(/Question/)
    expect(control()).toHaveAccessibleDescription(REQUIRED.en)
  })

  test('says what may be filled in, and brings the keyboard that it needs', () => {
    const { container } = show()
    // A list has a keyboard of letters to search it, and other controls have none.
    const typed = [
      ...container.querySelectorAll<HTMLInputElement>(
        'textarea, input:not([type=radio], [type=checkbox], [type=file], [role=combobox])',
      ),
    ]
    for (const input of typed) expect(input.autocomplete).not.toBe('')
    const keyboard = KEYBOARDS[type]
    if (keyboard)
      expect(typed.map((input) => input.inputMode || input.type)).toEqual(typed.map(() => keyboard))
  })

  test('accepts a value, and a draft restores it', () => {
    expect(validateField(field, value, withoutValues(TODAY))).toBeNull()
    expect(validateField(field, undefined, withoutValues(TODAY))).toEqual({ code: 'required' })
    expect(readValue(field.type, JSON.parse(JSON.stringify(value)))).toEqual(value)
  })

  test('is shown in the review', async () => {
    renderInSite(
      <MemoryRouter>
        <FieldOutput field={field} value={value} />
      </MemoryRouter>,
    )
    const pictures = () => screen.queryAllByRole('img')
    if (shown === '') await waitFor(() => expect(pictures()).not.toHaveLength(0))
    else await waitFor(() => expect(document.body).toHaveTextContent(shown))
  })

  test('is restored from the API value, with its files', () => {
    if (field.type === 'policy') {
      expect(toApi(field, value)).toBeUndefined()
      expect(consentsOf([field], { [field.key]: value })).toEqual([
        { policyId: 'health', version: '2024.1', agreedAt: '2024-08-15 14:36:12' },
      ])
      return
    }
    const sent: unknown = JSON.parse(JSON.stringify(toApi(field, value)))
    expect(fromApi(field, sent)).toEqual(value)
    expect(fromApi(field, { other: 1 })).toBeUndefined()
    const addresses = JSON.stringify(value).match(/\/uploads\/\w+\.png/g) ?? []
    expect(filesOf(field, value)).toEqual(addresses)
  })
})

test('a service that was declined is an answer, in the review as well', () => {
  const field = fieldOf({ type: 'paid-score-validation', price: 20 })
  renderInSite(<FieldOutput field={field} value="no" />)
  expect(document.body).toHaveTextContent('不需要')
})
