import { formSpecSchema } from '#api/race/signupForm.ts'
import { knownTypes } from '#domain/fields/fieldTypes.ts'
import { fieldTable } from '../fieldRows.ts'
import { commonFields, fieldTypeDescriptions, formDescriptions } from './fields.ts'
import { fieldTypeNames } from './formFields.ts'

function typeSection(type: (typeof fieldTypeNames)[number]): string {
  const { text, sends, fields } = fieldTypeDescriptions[type]
  const table =
    Object.keys(fields).length > 0 ? `\n${fieldTable(knownTypes[type].schema, fields)}\n` : ''
  return `### ${type}\n\n${text} Sends ${sends}.\n${table}`
}

/** The reference of form definitions, in Markdown. */
export const formReference = (): string =>
  [
    `# Form definitions

Made by \`npm run schemas\` from the schemas that the site reads with. A form definition is an answer of the race
service ([calls](api/reference.md)), and \`form.json\` beside a configuration that is tried (\`npm run try\`;
[an example](examples/form.json)). Texts stand once for all languages: \`label\` is Chinese, \`labelEn\` English,
\`labelJa\` Japanese, and so on. \`[]\` is an entry of a list.

A field is checked by the rule of its type, by \`rules\`, and against the rest of the form. \`showWhen\` can name a fact:
\`@item\` (the event that is entered), \`@channel\` (of direct entry), \`@guardian\` and \`@relative\` (\`yes\` or \`no\`, by
the age on race day) and \`@verified\` (\`yes\` or \`no\`: an earlier finish was found).

## The form
`,
    fieldTable(formSpecSchema, formDescriptions),
    '\n## Every field\n',
    fieldTable(knownTypes.input.schema, commonFields),
    '\n## Types\n',
    ...fieldTypeNames.map(typeSection),
  ].join('\n')
