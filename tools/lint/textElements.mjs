/**
 * Lint rule: a text that changes, or that stands beside something that does, is the only child of an
 * element. Browsers that translate a page replace its texts; React then updates or removes a text
 * that is gone. The text of an element without other children is written anew instead
 * (docs/decisions/061-translated-pages.md).
 *
 * Types are not known here: a name counts as an element if the file declares it as one.
 */

/** @typedef {{ type: string, [key: string]: any }} Node */

const MESSAGE =
  'Give this text an element of its own, or join it with the texts beside it: translated pages.'

/** @param {Node} node `{' '}` and spaces between elements: no browser translates them. */
function isBlank(node) {
  const text = node.type === 'JSXText' ? node.value : node.expression?.value
  return (
    (typeof text === 'string' && text.trim() === '') ||
    node.expression?.type === 'JSXEmptyExpression'
  )
}

/** What a function returns. @param {Node} node @returns {Node[]} */
function returnsOf({ body }) {
  if (body?.type !== 'BlockStatement') return body ? [body] : []
  /** @type {Node[]} */
  const found = []
  /** @param {unknown} node */
  const visit = (node) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) {
      node.forEach(visit)
      return
    }
    const { type, parent: _parent, ...rest } = /** @type {Node} */ (node)
    if (/Function/.test(type)) return
    if (type === 'ReturnStatement') found.push(rest.argument ?? { type: 'Literal', value: null })
    else if (typeof type === 'string') Object.values(rest).forEach(visit)
  }
  visit(body.body)
  return found
}

/** @param {Node | undefined} node `{texts.map(…)}`: several children. */
const isList = (node) => /^(?:map|flatMap)$/.test(node?.expression?.callee?.property?.name ?? '')

const isFunction = (/** @type {Node | undefined} */ node) => /Function/.test(node?.type ?? '')

/** Functions from elsewhere that return an element or nothing. */
const ELEMENT_CALL = /^(?:createElement|markedText|useRoutes)$/

/** What a file declares by name. */
class Names {
  /** @type {Map<string, Node[]>} values of variables and properties, and functions */
  values = new Map()
  /** Properties and parameters whose type is a node or an element. */
  slots = new Set()

  /** @param {string | undefined} name @param {Node | null} node */
  declare(name, node) {
    if (name && node) this.values.set(name, [...(this.values.get(name) ?? []), node])
  }

  /** @param {string} name @param {(node: Node) => boolean} isRight */
  every(name, isRight) {
    const values = this.values.get(name)
    return values !== undefined && values.every(isRight)
  }

  /** Whether a value is an element or nothing, never a text. @param {Node | null | undefined} node @returns {boolean} */
  isElement(node) {
    switch (node?.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return true
      case 'Literal':
        return typeof node.value === 'string'
          ? node.value.trim() === ''
          : typeof node.value !== 'number'
      case 'LogicalExpression':
        return this.isElement(node.right) && (node.operator === '&&' || this.isElement(node.left))
      case 'ConditionalExpression':
        return this.isElement(node.consequent) && this.isElement(node.alternate)
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'ChainExpression':
        return this.isElement(node.expression)
      case 'Identifier':
        return (
          node.name === 'undefined' ||
          this.slots.has(node.name) ||
          this.every(node.name, (value) => this.isElement(value))
        )
      case 'MemberExpression':
        return this.slots.has(node.property.name)
      case 'CallExpression':
        return this.isElementCall(node)
      default:
        return false
    }
  }

  /** @param {Node} node */
  isElementCall({ callee, arguments: given }) {
    const name = callee.name ?? callee.property?.name
    if (ELEMENT_CALL.test(name) || this.slots.has(name)) return true
    if (/^(?:map|flatMap)$/.test(name))
      return !isFunction(given[0]) || returnsOf(given[0]).every((value) => this.isElement(value))
    return this.every(
      name,
      (value) => isFunction(value) && returnsOf(value).every((one) => this.isElement(one)),
    )
  }
}

const rule = {
  meta: { type: 'problem', docs: { description: 'texts that change have elements of their own' } },
  /** @param {{ report: (finding: { node: any, message: string }) => void }} context */
  create(context) {
    const names = new Names()
    /** @type {Node[]} */
    const parents = []
    /** @type {[name: string, node: Node][]} */
    const components = []

    /** @param {string | undefined} name @param {Node | null} node */
    const declare = (name, node) => {
      names.declare(name, node)
      if (node && isFunction(node) && /^[A-Z]/.test(name ?? '')) components.push([name ?? '', node])
    }
    /** @param {Node} parent */
    const check = (parent) => {
      const children = parent.children.filter((/** @type {Node} */ child) => !isBlank(child))
      if (parent.type === 'JSXElement' && children.length < 2 && !isList(children[0])) return
      const isFixed = children.every(
        (/** @type {Node} */ { type }) => type !== 'JSXExpressionContainer',
      )
      for (const child of children) {
        const isText = child.type === 'JSXText' && !(isFixed && parent.type === 'JSXElement')
        const isValue =
          child.type === 'JSXExpressionContainer' && !names.isElement(child.expression)
        if (isText || isValue) context.report({ node: child, message: MESSAGE })
      }
    }
    return {
      /** @param {Node} node */
      VariableDeclarator: ({ id, init }) => declare(id.name, init),
      /** @param {Node} node */
      FunctionDeclaration: (node) => declare(node.id?.name, node),
      /** @param {Node} node */
      Property: ({ key, value }) => {
        if (key.name === 'Output' && isFunction(value)) components.push(['Output', value])
      },
      /** @param {Node} node */
      TSPropertySignature: ({ key, typeAnnotation }) => {
        const type = typeAnnotation?.typeAnnotation
        const result = type?.type === 'TSFunctionType' ? type.returnType?.typeAnnotation : type
        if (/^React(?:Node|Element)$/.test(result?.typeName?.name ?? '')) names.slots.add(key.name)
      },
      /** @param {Node} node */
      JSXElement: (node) => parents.push(node),
      /** @param {Node} node */
      JSXFragment: (node) => parents.push(node),
      'Program:exit': () => {
        parents.forEach(check)
        for (const [, component] of components)
          for (const value of returnsOf(component))
            if (/^(?:TemplateLiteral|Literal|BinaryExpression)$/.test(value.type) || value.callee)
              if (!names.isElement(value)) context.report({ node: value, message: MESSAGE })
      },
    }
  },
}

export default { meta: { name: 'translation' }, rules: { 'text-in-element': rule } }
