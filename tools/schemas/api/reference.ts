import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { requests } from '#api/requests.ts'
import { code, fieldTable } from '../fieldRows.ts'
import { jsonSchemaOf } from '../jsonSchema.ts'
import { answers } from './answers.ts'
import { examples } from './examples.ts'
import { endpointNames, methodOf } from './openApi.ts'
import { operations } from './operations.ts'
import { refusals } from './refusals.ts'
import { answerSchema } from './strictAnswer.ts'

const SERVICES = {
  website: 'Website service',
  basic: 'Basic service',
  user: 'User service',
  race: 'Race service',
}

const IN = {
  query: 'Query',
  json: 'JSON body',
  form: 'Form-encoded body',
  multipart: 'Multipart body',
}

interface Property {
  const?: unknown
  enum?: unknown[]
  type?: string
  description?: string
}

function valueText(schema: Property): string {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((one) => code(JSON.stringify(one))).join(', ')
  return schema.type ?? ''
}

function requestRows(schema: unknown): string {
  const { anyOf, properties, required = [] } = Object(schema)
  if (anyOf) return anyOf.map(requestRows).join('\n\nor\n\n')
  const rows = Object.entries<Property>(properties ?? {}).map(
    ([name, one]) =>
      `| ${code(name)}${required.includes(name) ? '' : ' (optional)'} | ${valueText(one)} | ${one.description ?? ''} |`,
  )
  return ['| field | value | meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

function requestText(name: EndpointName): string {
  const sent = requests[name]
  const fields = requestRows(jsonSchemaOf(sent.schema))
  const isEmpty = fields.split('\n').length === 2
  if (isEmpty) return sent.in === 'query' ? '' : 'The body is `{}`.\n'
  return `${IN[sent.in]}:\n\n${fields}\n`
}

function answerText(name: EndpointName): string {
  const { file, isAnyData, mayBeNull } = operations[name]
  const schema = answerSchema(name)
  if (file) return `Answer: ${file}\n`
  if (isAnyData) return 'Answer: any data that is not empty means yes.\n'
  if (!schema) return ''
  const table = fieldTable(schema, answers[name] ?? {})
  return `Answer in \`data\`${mayBeNull ? ', which may be null' : ''}:\n\n${table}\n`
}

function exampleText(name: EndpointName): string {
  if (!(name in examples) || operations[name].isAnyData) return ''
  const json = JSON.stringify(examples[name], null, 2)
  return `<details><summary>Example</summary>\n\n\`\`\`json\n${json}\n\`\`\`\n\n</details>\n`
}

function refusalText(name: EndpointName): string {
  const names = operations[name].refusals
  if (names.length === 0) return ''
  const rows = names.map((one) => {
    const { code: number, when, ...more } = refusals[one]
    return `| ${number} | ${when} | ${'site' in more ? more.site : ''} |`
  })
  return ['Refusals:\n', '| code | when | the site |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  )
}

const TOKENS = {
  required: 'Needs a token.',
  optional: 'Looks at the token, if there is one.',
}

function section(name: EndpointName): string {
  const { summary, rules, token } = operations[name]
  const notes = [token && TOKENS[token], rules].filter(Boolean).join(' ')
  return [
    `### ${summary}`,
    '',
    code(`${methodOf(name).toUpperCase()} ${endpoints[name].path}`),
    '',
    ...(notes ? [notes, ''] : []),
    ...[requestText(name), answerText(name), exampleText(name), refusalText(name)].filter(Boolean),
  ].join('\n')
}

const servicePart = ([service, title]: [string, string]) =>
  [
    `## ${title}\n`,
    ...endpointNames.filter((name) => endpoints[name].service === service).map(section),
  ].join('\n')

/** The calls of the services to read, in Markdown. */
export const apiReference = (): string =>
  [
    `# Calls

Made by \`npm run schemas\` from the calls that the site makes; the same as an OpenAPI document is in
[openapi.json](openapi.json). What holds for all of them is in the [guide](README.md). Texts stand once for all
languages: \`name\` is Chinese, \`nameEn\` English, \`nameJa\` Japanese, and so on. \`[]\` is an entry of a list.
Examples are answers of the sandbox; their lists have two entries at most, and pictures and long texts are cut.
`,
    ...Object.entries(SERVICES).map(servicePart),
  ].join('\n')
