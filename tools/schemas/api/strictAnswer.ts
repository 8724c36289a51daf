import * as v from 'valibot'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { userDataSchema } from '#api/user/userData.ts'
import { text } from '#lib/parse.ts'
import type { Schema } from '#lib/schemaParts.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { describeWith } from '../describe.ts'
import { row } from '../description.ts'
import { formField } from '../form/formFields.ts'
import { answers } from './answers.ts'
import { operations } from './operations.ts'

/** Where an answer has a field of a form. */
const FORM_FIELDS = new Set(['fields[]', 'requiredDocuments[].field'])
const NOT_SHOWN = row('Part of the user data of the account service. The site does not show it.')

const { accountInfo, userInfo } = userDataSchema.entries
/** User data as a service may send them: the site drops what it must not keep. */
const sentUserData = v.object({
  ...userDataSchema.entries,
  accountInfo: v.object({ ...accountInfo.entries, imUserPassword: text }),
  userInfo: v.object({ ...userInfo.entries, cardNumber: text, cardOriginalImg: text }),
})

/** The schema of a call's `data`, with all that a service may send; undefined if the answer is a file. */
export function answerSchema(name: EndpointName): Schema | undefined {
  const endpoint = endpoints[name]
  if (!('schema' in endpoint)) return undefined
  return name === 'newSession' ? sentUserData : endpoint.schema
}

/** `data` of a call's answer in the strict reading; undefined if the answer is a file. */
export function strictAnswer(name: EndpointName): Schema | undefined {
  const { isAnyData, mayBeNull, needs = [] } = operations[name]
  const schema = answerSchema(name)
  if (!schema) return undefined
  if (isAnyData) return v.unknown()
  const describe = describeWith(answers[name] ?? {}, name === 'newSession' ? NOT_SHOWN : undefined)
  const strict = strictOf(schema, (path, part, lenient) =>
    FORM_FIELDS.has(path) ? formField : describe(path, part, lenient),
  )
  const whole = v.pipe(
    strict,
    v.check(
      (data) => needs.every((field) => Boolean(Object(data)[field])),
      `${needs.join(', ')} must have a value`,
    ),
  )
  return mayBeNull ? v.nullable(whole) : whole
}
