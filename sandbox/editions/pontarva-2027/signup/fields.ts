import type { FieldSource } from '#domain/fields/fieldTypes.ts'
import { texts } from '../texts.ts'

const label = (en: string, pt: string) => texts('label', en, pt)
const hint = (en: string, pt: string) => texts('hint', en, pt)
const option = (value: string, en: string, pt: string) => ({ value, ...label(en, pt) })

/** The field that asks for a code of invitation. */
export const INVITATION = 'invitationCode'

const underAge = {
  section: 'guardian',
  showWhen: { field: '@guardian', in: ['yes'] },
  sensitive: 'guardian' as const,
}

const identity: FieldSource[] = [
  {
    key: 'name',
    type: 'input',
    section: 'identity',
    ...label('Name', 'Nome'),
    ...hint('As on the document', 'Como no documento'),
    required: true,
    rules: { maxLength: 60 },
  },
  {
    key: 'document',
    type: 'identity-document',
    section: 'identity',
    ...label('Document', 'Documento'),
    ...hint('Bring it when you collect the bib', 'Traga-o ao levantar o dorsal'),
    required: true,
    kinds: ['passport'],
    sensitive: 'document',
  },
  {
    key: 'birthDate',
    type: 'date-picker',
    section: 'identity',
    ...label('Date of birth', 'Data de nascimento'),
    required: true,
    from: 'document',
  },
  {
    key: 'gender',
    type: 'gender',
    section: 'identity',
    ...label('Sex', 'Sexo'),
    required: true,
  },
  {
    key: 'country',
    type: 'country',
    section: 'identity',
    ...label('Country of residence', 'País de residência'),
    required: true,
  },
  {
    key: 'postcode',
    type: 'input',
    section: 'identity',
    ...label('Postcode', 'Código postal'),
    required: true,
    rules: {
      pattern: String.raw`\d{4}-\d{3}`,
      ...texts(
        'message',
        'Enter four digits, a hyphen and three digits, such as 9876-123',
        'Introduza quatro algarismos, um hífen e três algarismos, por exemplo 9876-123',
      ),
    },
    showWhen: { field: 'country', in: ['PT'] },
  },
  {
    key: 'club',
    type: 'input',
    section: 'identity',
    ...label('Club', 'Clube'),
    rules: { maxLength: 40 },
  },
  {
    key: INVITATION,
    type: 'input',
    section: 'identity',
    ...label('Invitation code', 'Código do convite'),
    ...hint('Three letters, a hyphen, four digits', 'Três letras, um hífen, quatro algarismos'),
    required: true,
    rules: {
      pattern: String.raw`[A-Z]{3}-\d{4}`,
      ...texts(
        'message',
        'Enter three capital letters, a hyphen and four digits',
        'Introduza três letras maiúsculas, um hífen e quatro algarismos',
      ),
    },
    showWhen: { field: '@item', in: ['mile'] },
  },
]

const contact: FieldSource[] = [
  {
    key: 'phone',
    type: 'phone',
    section: 'contact',
    ...label('Phone number', 'Telefone'),
    ...hint(
      'With the country code, such as +351 910 000 000',
      'Com o indicativo, por exemplo +351 910 000 000',
    ),
    required: true,
    isInternational: true,
  },
  {
    key: 'email',
    type: 'email',
    section: 'contact',
    ...label('E-mail', 'Correio eletrónico'),
    required: true,
  },
  {
    key: 'emergencyName',
    type: 'input',
    section: 'contact',
    ...label('Emergency contact', 'Contacto de emergência'),
    required: true,
    otherThan: 'name',
    rules: { maxLength: 60 },
  },
  {
    key: 'emergencyPhone',
    type: 'phone',
    section: 'contact',
    ...label('Emergency contact’s phone number', 'Telefone do contacto de emergência'),
    required: true,
    isInternational: true,
  },
]

const extras: FieldSource[] = [
  {
    key: 'extras',
    type: 'checkbox',
    section: 'extras',
    ...label('Extras', 'Extras'),
    ...hint('On top of the fee of the event', 'Acrescem ao preço da prova'),
    options: [
      {
        ...option(
          'bus',
          'Shuttle bus from the station and back',
          'Autocarro de ida e volta da estação',
        ),
        price: 4,
        placesLeft: 60,
      },
      {
        ...option(
          'supper',
          'Pasta supper on Saturday at 19:30',
          'Jantar de massa no sábado às 19h30',
        ),
        price: 7.5,
        placesLeft: 80,
      },
      {
        ...option(
          'boat',
          'Breakfast on the river boat on Sunday',
          'Pequeno-almoço no barco no domingo',
        ),
        price: 9,
        placesLeft: 0,
      },
      { ...option('shirt', 'Running shirt', 'Camisola de corrida'), price: 12 },
    ],
  },
  {
    key: 'clothing',
    type: 'clothing-size',
    section: 'extras',
    ...label('Shirt size', 'Tamanho da camisola'),
    required: true,
    options: ['XS', 'S', 'M', 'L', 'XL'].map((size) => option(size, size, size)),
    chart: [{ ...label('Chest', 'Peito'), centimetres: [82, 88, 94, 100, 107] }],
    showWhen: { field: 'extras', in: ['shirt'] },
  },
]

const guardian: FieldSource[] = [
  {
    ...underAge,
    key: 'guardianName',
    type: 'input',
    ...label('Guardian’s name', 'Nome do tutor'),
    required: true,
    otherThan: 'name',
    rules: { maxLength: 60 },
  },
  {
    ...underAge,
    key: 'guardianRelation',
    type: 'picker',
    ...label('Relationship to the runner', 'Parentesco'),
    required: true,
    options: [
      option('parent', 'Parent', 'Pai ou mãe'),
      option('other', 'Another legal guardian', 'Outro representante legal'),
    ],
  },
  {
    ...underAge,
    key: 'guardianPhone',
    type: 'phone',
    ...label('Guardian’s phone number', 'Telefone do tutor'),
    required: true,
    isInternational: true,
  },
]

const consent = (policyId: string, en: string, pt: string, required = true): FieldSource => ({
  key: `consent-${policyId}`,
  type: 'policy',
  section: 'declaration',
  policyId,
  ...label(en, pt),
  required,
})

const declaration: FieldSource[] = [
  {
    key: 'signature',
    type: 'signature',
    section: 'declaration',
    ...label('Runner’s signature', 'Assinatura do atleta'),
    required: true,
    by: 'runner',
    sensitive: 'signature',
  },
  {
    key: 'guardianSignature',
    type: 'signature',
    section: 'declaration',
    ...label('Guardian’s signature', 'Assinatura do tutor'),
    required: true,
    by: 'guardian',
    sensitive: 'signature',
    showWhen: underAge.showWhen,
  },
  consent('document', 'My document number may be used', 'Utilização do número do documento'),
  {
    ...consent('guardian', 'The guardian’s data may be used', 'Utilização dos dados do tutor'),
    showWhen: underAge.showWhen,
  },
  consent('publication', 'My full name may be published', 'Publicação do nome completo', false),
]

export const fields = [...identity, ...contact, ...extras, ...guardian, ...declaration]
