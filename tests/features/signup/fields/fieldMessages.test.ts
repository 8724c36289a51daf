import { expect, test } from 'vitest'
import { withoutValues } from '#domain/fields/fieldType.ts'
import { validateField } from '#domain/fields/fieldTypes.ts'
import { errorMessage } from '#features/signup/fields/fieldMessages.ts'
import { addTexts } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { fields as fieldsEn } from '#i18n/locales/en/fields.ts'
import { fields as fieldsZh } from '#i18n/locales/zh/fields.ts'
import { textsIn } from '#tests/support/textsIn.ts'
import { formOf } from '../forms.ts'

addTexts({ zh: fieldsZh, en: fieldsEn })

/** The message for a form field that was left empty. */
function messageFor(key: string, language: Language) {
  const field = formOf('post').fields.find((one) => one.key === key)
  const error = field && validateField(field, undefined, withoutValues('2024-08-15'))
  return field && error && errorMessage(field, error, textsIn(language))
}

test.each([
  ['name', '请填写姓名', 'Fill in: Name'],
  ['birthDate', '请填写出生日期', 'Enter the date: Date of birth'],
  ['document', '请选择证件类型并填写证件号码', 'ID: choose the type and enter the number'],
  [
    'score',
    '请查询完赛记录，或添加赛事并上传完赛证明',
    'Proof of an earlier finish: look up your finishes, or add a race and its proof',
  ],
  ['insurance', '请阅读并勾选保险说明', 'Read and confirm: Insurance'],
  ['health', '请选择健康状况', 'Choose: Health'],
])('the message for an empty %s says what to do', (key, zh, en) => {
  expect(messageFor(key, 'zh')).toBe(zh)
  expect(messageFor(key, 'en')).toBe(en)
})
