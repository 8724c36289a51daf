import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { type Request, requests } from '#api/requests.ts'
import { formField } from '../form/formFields.ts'
import { jsonSchemaOf } from '../jsonSchema.ts'
import { examples } from './examples.ts'
import { operations } from './operations.ts'
import { refusals } from './refusals.ts'
import { strictAnswer } from './strictAnswer.ts'

export const endpointNames = Object.keys(endpoints) as EndpointName[]

export const methodOf = (name: EndpointName): 'get' | 'post' =>
  requests[name].in === 'query' ? 'get' : 'post'

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const TAGS = {
  website: 'Website service: which race a host shows, and where its configuration is.',
  basic: 'Basic service: countries, and whether a token is valid.',
  user: 'User service: accounts, codes, captchas and uploads.',
  race: 'Race service: sign-up, searches, results, certificates and photos.',
}

/** Points from `$defs` of a schema to the components of the document. */
const withComponents = (schema: JsonSchema): unknown =>
  JSON.parse(
    JSON.stringify({ ...schema, $defs: undefined, $schema: undefined }).replaceAll(
      '#/$defs/',
      '#/components/schemas/',
    ),
  )

const toSchema = (schema: v.GenericSchema): unknown =>
  withComponents(jsonSchemaOf(schema, { isShort: true, definitions: { FormField: formField } }))

const enveloped = (code: unknown, data: unknown) => ({
  type: 'object',
  properties: { code, msg: { type: 'string' }, data },
  required: ['code'],
  additionalProperties: false,
})

function successOf(name: EndpointName) {
  const strict = strictAnswer(name)
  if (!strict) return []
  const { summary, needs, isAnyData } = operations[name]
  const data = { ...Object(toSchema(strict)) }
  if (needs) data.required = [...new Set([...(data.required ?? []), ...needs])]
  const envelope = enveloped({ const: 0 }, data)
  return [{ title: summary, ...envelope, required: isAnyData ? ['code'] : ['code', 'data'] }]
}

const exampleOf = (name: EndpointName) => ({
  summary: operations[name].summary,
  value: { code: 0, msg: 'ok', data: examples[name] },
})

/** What the refusal `fieldErrors` says of each field. */
const FAULTS = {
  type: 'object',
  properties: {
    faults: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          key: { type: 'string', description: 'Key of the field; empty for the whole form.' },
          message: { type: 'string', description: 'What is wrong, in Chinese.' },
        },
        patternProperties: { '^message[A-Z][a-z]$': { type: 'string' } },
        required: ['key'],
        additionalProperties: false,
      },
    },
  },
  required: ['faults'],
  additionalProperties: false,
}

function refusalOf(names: EndpointName[]) {
  const refused = [...new Set(names.flatMap((name) => operations[name].refusals))]
  if (refused.length === 0) return []
  return [
    {
      title: 'Refusal',
      description: 'msg is shown to the visitor, in the language of `Accept-Language`.',
      ...enveloped(
        {
          enum: [...new Set(refused.map((name) => refusals[name].code))],
          description: refused
            .map((name) => `${refusals[name].code}: ${refusals[name].when}`)
            .join('\n\n'),
        },
        refused.includes('fieldErrors') ? { anyOf: [FAULTS, { type: 'null' }] } : { type: 'null' },
      ),
      required: ['code', 'msg'],
    },
  ]
}

const ref = (name: string) => ({ $ref: `#/components/responses/${name}` })

function responsesOf(names: EndpointName[]) {
  const [first] = names
  const answers = [...names.flatMap(successOf), ...refusalOf(names)]
  const files = names.flatMap((name) => operations[name].file ?? [])
  const json = {
    schema: answers.length === 1 ? answers[0] : { anyOf: answers },
    examples: Object.fromEntries(
      names.filter((name) => name in examples).map((name) => [name, exampleOf(name)]),
    ),
  }
  const hasBody = first && methodOf(first) === 'post'
  const isForAccount = names.some((name) => operations[name].token)
  return {
    200: {
      description: ['An answer, or a refusal by its code.', ...files].join(' '),
      content: {
        'application/json': json,
        ...(files.length > 0 && { '*/*': { schema: {} } }),
      },
    },
    400: ref('BadRequest'),
    ...(isForAccount && { 401: ref('Expired') }),
    404: ref('NotFound'),
    405: ref('MethodNotAllowed'),
    ...(hasBody && { 413: ref('BodyTooLarge'), 415: ref('UnsupportedMediaType') }),
    429: ref('Busy'),
    503: ref('Busy'),
  }
}

const described = (schema: unknown) => {
  const { description, ...rest } = Object(schema)
  return { description, schema: rest }
}

function parametersOf({ schema }: Request) {
  const { properties = {}, required = [] } = Object(toSchema(schema))
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...described(one),
  }))
}

function requestOf(names: EndpointName[]) {
  const sent = names.map((name) => requests[name])
  const [first] = sent
  if (!first || first.in === 'query') return { parameters: first ? parametersOf(first) : [] }
  const schemas = sent.map(({ schema }) => toSchema(schema))
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas }
  return {
    parameters: [],
    requestBody: { required: true, content: { [MEDIA_TYPES[first.in]]: { schema } } },
  }
}

function securityOf(names: EndpointName[]) {
  if (names.some((name) => operations[name].token === 'required')) return [{ token: [] }]
  return names.some((name) => operations[name].token) ? [{}, { token: [] }] : []
}

function operationOf(names: EndpointName[]) {
  const [first] = names
  const { parameters, ...body } = requestOf(names)
  return {
    operationId: first,
    tags: first && [endpoints[first].service],
    summary:
      names.length === 1 && first
        ? operations[first].summary
        : names.map((name) => operations[name].summary).join(' · '),
    description: [...new Set(names.flatMap((name) => operations[name].rules ?? []))].join('\n\n'),
    security: securityOf(names),
    parameters: [
      { $ref: '#/components/parameters/terminalType' },
      { $ref: '#/components/parameters/osId' },
      ...parameters,
    ],
    ...body,
    responses: responsesOf(names),
  }
}

function pathsOf() {
  const paths: Record<string, Record<string, EndpointName[]>> = {}
  for (const name of endpointNames) {
    const methods = (paths[endpoints[name].path] ??= {})
    ;(methods[methodOf(name)] ??= []).push(name)
  }
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, names]) => [method, operationOf(names)]),
      ),
    ]),
  )
}

const failure = (code: unknown, description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: enveloped(code, { type: 'null' }) } },
})

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds, or a date, until the call may be made again: 60 seconds at most.',
    schema: { type: 'string' },
  },
}

/** The services as the site calls them: an OpenAPI 3.1 document. */
export const openApi = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Services of the race website',
    version: '1',
    description:
      'What the site asks of the organiser’s services. Start with docs/api/README.md. Examples are answers of the sandbox; their lists have two entries at most, and pictures and long texts are cut. Objects of answers are closed: a service sends no field that is not named here.',
  },
  servers: [{ url: 'http://localhost:5173', description: 'The sandbox: `npm start`.' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: pathsOf(),
  components: {
    securitySchemes: {
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'token',
        description: 'From the answer to logging in.',
      },
    },
    parameters: {
      terminalType: {
        name: 'terminalType',
        in: 'header',
        required: true,
        description: 'A website.',
        schema: { const: '3' },
      },
      osId: {
        name: 'osId',
        in: 'header',
        required: true,
        description: 'This site.',
        schema: { const: '1002' },
      },
    },
    responses: {
      BadRequest: failure({ const: 400 }, 'Query or body are not as described.'),
      NotFound: failure({ const: 404 }, 'The service does not have this call.'),
      Expired: failure({ const: 401 }, refusals.expired.when),
      MethodNotAllowed: failure({ const: 405 }, 'The path has another method.', {
        Allow: { description: 'The methods of the path.', schema: { type: 'string' } },
      }),
      BodyTooLarge: failure(
        { const: 413 },
        'The body is longer than 1 MB, or than 21 MB with a file.',
      ),
      UnsupportedMediaType: failure({ const: 415 }, 'The body has another content type.'),
      Busy: failure({}, refusals.busy.when, RETRY_AFTER),
    },
    // The definition itself would be a reference to itself.
    schemas: { FormField: withComponents(jsonSchemaOf(formField, { isShort: true })) },
  },
})
