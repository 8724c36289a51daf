import type { FormSpec } from '#api/race/signupForm.ts'
import { raceStatement } from '#editions/yanling-2024/documents/raceStatement.ts'

/**
 * The runner's and guardian's lists from the declaration page, without links that lead out of the
 * form.
 */
const listsOf = (html = ''): string[] =>
  html.replace(/<\/?a\b[^>]*>/g, '').match(/<ol>[^]*?<\/ol>/g) ?? []

const [content = '', guardianContent = ''] = listsOf(raceStatement.content)
const [contentEn = '', guardianContentEn = ''] = listsOf(raceStatement.contentEn)

/** The declaration signed by runner and guardian, as on its page. */
export const statement: NonNullable<FormSpec['statement']> = {
  version: '2024.1',
  title: '2024 燕岭马拉松参赛声明',
  titleEn: 'Participation declaration 2024',
  content,
  contentEn,
  guardianContent,
  guardianContentEn,
}
