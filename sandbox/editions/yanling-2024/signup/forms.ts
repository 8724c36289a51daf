import type { FormKind } from '#api/race/signup.ts'
import { raceStatement } from '#editions/yanling-2024/documents/raceStatement.ts'
import { listsOf } from '../../declaration.ts'
import { readJson } from '../../readContent.ts'
import type { FormItem, FormSource } from '../../signupTypes.ts'

interface Content {
  sections: Record<FormKind, FormSource['sections']>
  /** By section, in the order of the forms; `direct` is asked for direct entry only. */
  fields: Record<string, FormSource['fields']>
  policies: FormSource['policies']
}

const { sections, fields, policies }: Content = readJson(import.meta.dirname, 'forms.json')
const { direct: _, ...massFields } = fields

/** Both events, with the details of the 2024 edition (spec §1). */
export const items: FormItem[] = readJson(import.meta.dirname, 'items.json')

const [content = '', guardianContent = ''] = listsOf(raceStatement.content)
const [contentEn = '', guardianContentEn = ''] = listsOf(raceStatement.contentEn)

/** The declaration signed by runner and guardian, as on its page. */
export const statement = {
  version: '2024.1',
  title: '2024 燕岭马拉松参赛声明',
  titleEn: 'Participation declaration 2024',
  content,
  contentEn,
  guardianContent,
  guardianContentEn,
}

const form = (kind: FormKind, parts: typeof fields): FormSource => ({
  formId: `yanling-2024-${kind}`,
  version: '2024.3',
  sections: sections[kind],
  fields: Object.values(parts).flat(),
  policies,
  statement,
})

export const forms = { post: form('post', massFields), direct: form('direct', fields) }
