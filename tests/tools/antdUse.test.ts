// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Properties that change which styles a control needs. */
const LOOKS =
  /^(?:type|size|variant|color|status|shape|danger|ghost|block|loading|layout|placement|showCount|allowClear|mode|buttonStyle|optionType|icon|addon\w+|prefix|suffix|bordered|picker|showTime|labelCol|wrapperCol|colon|tooltip|help|extra|hasFeedback|closable|mask)$/

/**
 * Such properties that the site sets, by control, with their values where the code names one. The
 * style sheets contain what these need (`tools/build/antdSheets.ts`): something new also belongs there
 * and in `tests/components/antdVariants.test.tsx`.
 */
const IN_USE: Record<string, string[]> = {
  Button: ['block', 'loading', 'type=primary'],
  Checkbox: [],
  ConfigProvider: [],
  DatePicker: ['allowClear', 'status'],
  Drawer: ['closable', 'mask', 'placement=top', 'size=100vh'],
  Form: ['layout=vertical'],
  'Form.Item': [],
  Input: ['prefix', 'status', 'suffix', 'type', 'type=tel'],
  'Input.TextArea': ['status'],
  Radio: [],
  'Radio.Group': [],
  Select: ['allowClear', 'status'],
}

function usesIn(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  // It passes its properties on.
  const controls = new Map([['TypedInput', 'Input']])
  const uses: string[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      /^antd(?:\/es\/|$)/.test(node.moduleSpecifier.text)
    ) {
      const { name, namedBindings } = node.importClause ?? {}
      if (name) controls.set(name.text, name.text)
      if (namedBindings && ts.isNamedImports(namedBindings))
        for (const one of namedBindings.elements)
          controls.set(one.name.text, (one.propertyName ?? one.name).text)
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const [head = '', ...rest] = node.tagName.getText(source).split('.')
      const control = controls.get(head)
      if (control) {
        const name = [control, ...rest].join('.')
        for (const one of node.attributes.properties) {
          if (!ts.isJsxAttribute(one) || !LOOKS.test(one.name.getText(source))) continue
          const { initializer } = one
          const value = initializer && ts.isStringLiteral(initializer) ? `=${initializer.text}` : ''
          uses.push(`${name} ${one.name.getText(source)}${value}`)
        }
        uses.push(name)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

test('no variant of a control is used that the style sheets leave out', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join('src', file))
  const inUse: Record<string, string[]> = {}
  for (const use of new Set(files.flatMap(usesIn).toSorted())) {
    const [control = '', property] = use.split(' ')
    inUse[control] = [...(inUse[control] ?? []), ...(property ? [property] : [])]
  }
  expect(inUse).toEqual(IN_USE)
})
