// @vitest-environment node
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import plugin from '../../tools/lint/textElements.mjs'

type Visitors = Record<string, ((node: unknown) => void) | undefined>

/** The source of what the rule reports in a file. */
function reportsIn(code: string): string[] {
  const found: string[] = []
  const report = ({ node }: { node: { start: number; end: number } }) =>
    found.push(code.slice(node.start, node.end))
  const visitors = plugin.rules['text-in-element'].create({ report }) as Visitors
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && typeof node.type === 'string') visitors[node.type]?.(node)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(code, { lang: 'tsx' }))
  visitors['Program:exit']?.(null)
  return found
}

test.each([
  ['<p><Icon /> {text}</p>', '{text}'],
  ['<p>{count} / {total}</p>', '{count}', ' / ', '{total}'],
  ['<p>{isOpen && <b>!</b>} closed</p>', ' closed'],
  ["<p>{isOpen && t('open')}<b>!</b></p>", "{isOpen && t('open')}"],
  ["<p>{isOpen ? <b>!</b> : t('closed')}<i /></p>", "{isOpen ? <b>!</b> : t('closed')}"],
  ['<>{text}</>', '{text}'],
  [
    '<p>{texts.map((text, at) => (at ? <b>{text}</b> : text))}</p>',
    '{texts.map((text, at) => (at ? <b>{text}</b> : text))}',
  ],
  ["function Name() { return t('name') }", "t('name')"],
  ['const Name = ({ first, last }) => `${first} ${last}`', '`${first} ${last}`'],
  ["const view = { Output: () => t('name') }", "t('name')"],
])('%s is reported', (code, ...reported) => {
  expect(reportsIn(code)).toEqual(reported)
})

test.each([
  '<p>{text}</p>',
  '<p>{`${count} / ${total}`}</p>',
  "<p>{isOpen ? t('open') : t('closed')}</p>",
  '<p><Icon /> <span>{text}</span></p>',
  '<p>fixed <b>text</b></p>',
  "<p>{a && <b>{a}</b>}{' '}{b ? <i /> : null}</p>",
  '<ul>{head}{rows.map((row) => <li>{row}</li>)}</ul>\nconst head = <li>first</li>',
  'interface Props { children: ReactNode }\nconst Card = ({ children }: Props) => <p><b />{children}</p>',
  'const Name = ({ text }) => <span>{text}</span>',
])('%s is accepted', (code) => {
  expect(reportsIn(code)).toEqual([])
})
