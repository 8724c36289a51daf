// @vitest-environment node
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { requests } from '#api/requests.ts'
import { knownTypes } from '#domain/fields/fieldTypes.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { errors as raceErrors } from '#sandbox/race-center/errors.ts'
import { signupErrors } from '#sandbox/signup/submission.ts'
import { errors as userErrors } from '#sandbox/user-center/errors.ts'
import { answers } from '../../tools/schemas/api/answers.ts'
import { examples } from '../../tools/schemas/api/examples.ts'
import { endpointNames } from '../../tools/schemas/api/openApi.ts'
import { operations } from '../../tools/schemas/api/operations.ts'
import { refusals } from '../../tools/schemas/api/refusals.ts'
import { answerSchema, strictAnswer } from '../../tools/schemas/api/strictAnswer.ts'
import { basePath } from '../../tools/schemas/describe.ts'
import { commonFields, fieldTypeDescriptions } from '../../tools/schemas/form/fields.ts'
import { strictForm } from '../../tools/schemas/form/formSchema.ts'

type Descriptions = Parameters<typeof basePath>[1]

/** Paths of a schema, once for all languages, and without what is below one of `whole`. */
function pathsOf(schema: v.GenericSchema, descriptions: Descriptions, whole: string[] = []) {
  const paths = new Set<string>()
  strictOf(schema, (path, strict) => {
    const base = basePath(path, descriptions)
    const isInside = whole.some((one) => base.startsWith(`${one}.`))
    if (base !== '' && !isInside) paths.add(base)
    return strict
  })
  return [...paths]
}

test('each call has a request, and no other', () => {
  expect(Object.keys(requests).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test.each(endpointNames)(
  'each field of the answer of %s has a description, and no other',
  (name) => {
    const schema = answerSchema(name)
    const described = answers[name] ?? {}
    if (!schema || operations[name].isAnyData) return expect(described).toEqual({})
    const paths = pathsOf(schema, described, ['fields[]', 'requiredDocuments[].field'])
    // The site shows only some of the user data.
    if (name === 'newSession') expect(paths).toEqual(expect.arrayContaining(Object.keys(described)))
    else expect(Object.keys(described).toSorted()).toEqual(paths.toSorted())
  },
)

test.each(Object.entries(knownTypes))(
  'each setting of a field of type %s has a description',
  (type, { schema }) => {
    const { fields = {} } =
      Object.entries(fieldTypeDescriptions).find(([key]) => key === type)?.[1] ?? {}
    const described = { ...commonFields, ...fields }
    expect(Object.keys(described).toSorted()).toEqual(pathsOf(schema, described).toSorted())
  },
)

const inJson = endpointNames.filter((name) => strictAnswer(name))

test('each call that answers in JSON has a recorded example, and no other', () => {
  expect(Object.keys(examples)).toEqual(inJson)
})

test.each(inJson)('the example of %s is as described', (name) => {
  const { issues } = v.safeParse(strictAnswer(name) ?? v.never(), examples[name])
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined()
})

describe('refusals', () => {
  const known = new Set<number>(Object.values(refusals).map(({ code }) => code))
  test.each(Object.entries({ ...userErrors, ...raceErrors, ...signupErrors }))(
    '%s of the sandbox is described',
    (_, { code }) => {
      expect(known).toContain(code)
    },
  )

  test('each is one of a call', () => {
    const used = new Set(Object.values(operations).flatMap((operation) => operation.refusals))
    expect(Object.keys(refusals).toSorted()).toEqual([...used].toSorted())
  })
})

test('the example of a form is accepted as it is', () => {
  const { $schema, ...form } = JSON.parse(readFileSync('docs/examples/form.json', 'utf8'))
  expect($schema).toBe('../schemas/form.schema.json')
  expect(v.safeParse(strictForm, form).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined()
})
