import type { FieldType } from '#domain/fields/fieldTypes.ts'
import { type Description, row } from '../description.ts'

/** Properties that a field of any type may have. */
export const commonFields: Record<string, Description> = {
  key: row('Name of the field among the values. Unique in the form.', 'phone'),
  type: row('Type of the field.', 'phone'),
  label: row('What the field asks for.', '手机号'),
  required: row('Whether it must be filled in.', true),
  hint: row('A line below it.', '用于接收短信'),
  section: row('Key of the section that it stands in.', 'runner'),
  rules: row('Rules beyond those of the type.'),
  'rules.kind': row('The rule in place of the type’s own.', 'generic-phone'),
  'rules.minLength': row('Fewest characters.', 2),
  'rules.maxLength': row('Most characters.', 40),
  'rules.min': row('Smallest number.', 1),
  'rules.max': row('Largest number.', 250),
  'rules.pattern': row('Regular expression for the whole text of an input, as in HTML.', '\\d{6}'),
  'rules.message': row('What is said in place of the rule’s own message.', '请填写六位邮编'),
  showWhen: row('Shown only while another field, or a fact, has one of some values.'),
  'showWhen.field': row(
    'Key of that field, or a fact: @item, @channel, @verified, and @guardian and @relative, which follow from the date with the key birthDate.',
    '@item',
  ),
  'showWhen.in': row('These values.', ['half']),
  'showWhen.in[]': row('A value.', 'half'),
  sensitive: row('Why drafts do not keep the value; empty if they may.', 'health'),
}

const options: Record<string, Description> = {
  options: row('The answers to choose from.'),
  'options[]': row('An answer.'),
  'options[].value': row('What is sent.', 'M'),
  'options[].label': row('What is shown.', 'M（170）'),
  'options[].hint': row('A line below it.', '胸围 92 厘米'),
  'options[].price': row('What it adds to the fee, in the race’s currency.', 30),
  'options[].placesLeft': row('How many more may choose it; with 0 it is sold out.', 12),
  'options[].withText': row('radio-input: whether it asks for a text.', true),
  'options[].withImages': row('radio-image-upload: whether it asks for pictures.', true),
  'options[].link': row('radio-link: a text to read first.', '/article/insurance'),
  'options[].linkLabel': row('Words of that link.', '保险条款'),
}
const upload: Record<string, Description> = {
  types: row('Accepted extensions; pictures without any.', ['pdf', 'jpg']),
  'types[]': row('An extension.', 'pdf'),
  maxSize: row('Largest file, in maxSizeUnit.', 10),
  maxSizeUnit: row('B, KB, MB or GB.', 'MB'),
  maxCount: row('Most files.', 3),
  width: row('Width that a picture must have, in pixels.', 295),
  height: row('Height that a picture must have, in pixels.', 413),
  confirmGenuine: row('Whether it asks first if the files are genuine.', true),
  confirmDelete: row('Whether it asks before a file is removed.', true),
}

interface TypeDescription {
  /** What it is. */
  text: string
  /** What it sends. */
  sends: string
  /** Its own settings. */
  fields: Record<string, Description>
}

/** Each field type, with what it sends and its own settings. */
export const fieldTypeDescriptions: Record<Exclude<FieldType, 'unknown'>, TypeDescription> = {
  input: {
    text: 'A line of text.',
    sends: 'the text',
    fields: { otherThan: row('Key of the field whose name it must not repeat.', 'name') },
  },
  textarea: {
    text: 'A text of several lines.',
    sends: 'the text',
    fields: { rows: row('Its height in lines.', 4) },
  },
  number: {
    text: 'A positive whole number.',
    sends: 'the number',
    fields: { unit: row('Unit beside it.', '厘米') },
  },
  email: { text: 'An e-mail address.', sends: 'the address', fields: {} },
  phone: {
    text: 'A mainland phone number.',
    sends: 'the number without spaces',
    fields: { isInternational: row('Whether numbers with a calling code are valid, too.', true) },
  },
  url: { text: 'An address on the web.', sends: 'the address', fields: {} },
  radio: { text: 'One of few answers.', sends: 'its `value`', fields: options },
  'radio-link': {
    text: 'One of few answers, which may link to a text to read first.',
    sends: 'its `value`',
    fields: options,
  },
  picker: { text: 'One of many answers, in a list.', sends: 'its `value`', fields: options },
  checkbox: {
    text: 'Several answers.',
    sends: 'a list of their `value`s',
    fields: { ...options, max: row('Most answers.', 3) },
  },
  'clothing-size': {
    text: 'A size, with a chart.',
    sends: 'its `value`',
    fields: {
      ...options,
      chart: row('Sizes in centimetres, a row for each measure.'),
      'chart[]': row('A measure.'),
      'chart[].label': row('Its name.', '胸围'),
      'chart[].centimetres': row('A number for each size, in the order of the options.', [86, 92]),
      'chart[].centimetres[]': row('Centimetres.', 92),
    },
  },
  'radio-input': {
    text: 'One of few answers, of which some ask for a text.',
    sends: '`{value, text}`',
    fields: { ...options, maxLength: row('Most characters of that text.', 100) },
  },
  'date-picker': {
    text: 'A day.',
    sends: '`YYYY-MM-DD`',
    fields: {
      min: row('First valid day.', '1924-01-01'),
      max: row('Last valid day.', '2006-10-27'),
      from: row('Key of the identity document that it is read from, if that says it.', 'document'),
      minAge: row('Fewest years on race day of somebody born on it.', 18),
    },
  },
  country: { text: 'Any country or region.', sends: 'its two-letter code', fields: {} },
  'country-advanced': {
    text: 'Mainland, Hong Kong and Macao, Taiwan, or abroad, then the country.',
    sends: '`{region, country}`',
    fields: {},
  },
  'single-country': {
    text: 'One of some countries.',
    sends: 'its two-letter code',
    fields: {
      countries: row('Two-letter codes of the countries; all without any.', ['CN', 'JP']),
      'countries[]': row('A code.', 'CN'),
    },
  },
  area: {
    text: 'Province, city and district.',
    sends: 'their three codes in a list',
    fields: {},
  },
  'image-upload': { text: 'One picture.', sends: 'its address', fields: upload },
  'images-upload': {
    text: 'Files or pictures.',
    sends: 'their addresses, separated by commas',
    fields: upload,
  },
  'area-image-upload': {
    text: 'Province, city and district, with pictures.',
    sends: '`{area, images}`',
    fields: upload,
  },
  'radio-image-upload': {
    text: 'One of few answers, of which some ask for pictures.',
    sends: '`{value, images}`',
    fields: { ...options, ...upload },
  },
  'identity-document': {
    text: 'Kind and number of an identity document. Drafts never keep it.',
    sends: '`{kind, number}`',
    fields: {
      kinds: row('Accepted kinds; all without any.', ['resident-id', 'passport']),
      'kinds[]': row('A kind.', 'resident-id'),
      nationalityFrom: row(
        'Key of the country-advanced field that decides which are offered.',
        'nationality',
      ),
      otherThan: row(
        'Key of the document of another person, which it must not repeat.',
        'document',
      ),
    },
  },
  gender: {
    text: 'Male, female or not stated.',
    sends: '1, 2 or 0',
    fields: { from: row('Key of the identity document that it is read from.', 'document') },
  },
  'past-events': {
    text: 'Earlier races that the person ran, from the service’s list.',
    sends: 'a list of their ids',
    fields: { max: row('Most races.', 5) },
  },
  'score-verification': {
    text: 'A search for earlier finishes, or proof of them.',
    sends: '`{verified, claims, proof}`',
    fields: {
      ...upload,
      since: row('First day of finishes that count.', '2022-10-27'),
      nameFrom: row('Key of the field with the name to search for.', 'name'),
      documentFrom: row('Key of the field with the document to search for.', 'document'),
    },
  },
  'paid-score-validation': {
    text: 'A paid check of earlier finishes, whose price must be accepted.',
    sends: '`{accepted, price}`',
    fields: {
      price: row('The price, in the race’s currency.', 50),
      about: row('What is paid for.', '人工核验完赛成绩'),
    },
  },
  signature: {
    text: 'A drawn signature or a typed name. Drafts never keep it.',
    sends: '`{image}` or `{typed}`',
    fields: { by: row('Who signs: runner or guardian.', 'guardian') },
  },
  policy: {
    text: 'Consent to one of the form’s policies.',
    sends: 'nothing here, but an entry of `consents`',
    fields: { policyId: row('Id of that policy.', 'health') },
  },
}

/** Properties of a form definition besides its fields. */
export const formDescriptions: Record<string, Description> = {
  formId: row('Id of the form, sent back with a submission.', 'yanling-2024-post'),
  version: row(
    'Version of the form. A submission of another one is refused with code 3006.',
    '2024.3',
  ),
  state: row('open, notYet, over, closed or full. Only an open form has fields.', 'open'),
  opensAt: row('When sign-up begins, in the race’s time zone.', '2024-08-12 10:00:00'),
  closesAt: row('When it ends.', '2024-08-26 17:00:00'),
  raceDay: row('Day of the race, for rules by age.', '2024-10-27'),
  items: row('The events.'),
  'items[]': row('An event.'),
  'items[].itemId': row('Its id, as in the site configuration.', 'half'),
  'items[].name': row('Its name.', '半程马拉松'),
  'items[].distanceKm': row('Its distance in kilometres.', 21.0975),
  'items[].fee': row('Its fee in the race’s currency; 0 is free.', 120),
  'items[].earlyFees': row('Lower fees, each until a date, earliest first.'),
  'items[].earlyFees[]': row('A lower fee.'),
  'items[].earlyFees[].until': row('Until when; a day alone means its end.', '2024-08-18'),
  'items[].earlyFees[].fee': row('The fee until then.', 100),
  'items[].capacity': row('Number of places.', 6000),
  'items[].isFull': row('Whether neither a place nor a number on the waiting list is left.', false),
  'items[].placesLeft': row(
    'Places left; with 0 an entry joins the waiting list. Not with a ballot.',
    37,
  ),
  'items[].waitingList': row('The waiting list. Not with a ballot.'),
  'items[].waitingList.length': row('How many entries wait.', 18),
  'items[].waitingList.places': row('How many may wait.', 60),
  'items[].bornOnOrBefore': row('Latest day of birth.', '2004-12-31'),
  'items[].bornOnOrAfter': row('Earliest day of birth.', '1950-01-01'),
  'items[].guardianUnder': row('Age on race day below which a guardian signs as well.', 18),
  'items[].relativeFrom': row('Age on race day from which a relative is named.', 65),
  'items[].proof': row('Earlier finishes that are asked for.'),
  'items[].proof.since': row('First day of finishes that count.', '2022-10-27'),
  'items[].proof.anyOf': row('What is enough: one of these.'),
  'items[].proof.anyOf[]': row('Finishes that are enough.'),
  'items[].proof.anyOf[].marathons': row('Number of marathons.', 1),
  'items[].proof.anyOf[].halfMarathons': row('Number of half marathons.', 0),
  sections: row('Sections of the form, in order.'),
  'sections[]': row('A section.'),
  'sections[].key': row('Its key, which its fields name.', 'runner'),
  'sections[].title': row('Its title.', '参赛者'),
  'sections[].hint': row('A line below it.', '与证件一致'),
  fields: row('The fields, in order.'),
  'fields[]': row('A field. A type that the site does not know is shown as such.'),
  policies: row('Texts that are agreed to, each for one purpose.'),
  'policies[]': row('A policy.'),
  'policies[].policyId': row('Its id, which a field of type policy names.', 'health'),
  'policies[].version': row('Its version, sent with the consent.', '2024.1'),
  'policies[].name': row('Its name.', '健康信息告知'),
  'policies[].content': row('Its text in HTML.', '<p>…</p>'),
  'policies[].purpose': row('terms, document, health, guardian, publication or image.', 'health'),
  'policies[].required': row('Whether nobody can enter without it.', true),
  statement: row('What the runner signs at the end.'),
  'statement.version': row('Its version.', '2024.1'),
  'statement.title': row('Its title.', '参赛声明'),
  'statement.content': row('Its text in HTML.', '<p>…</p>'),
  'statement.guardianContent': row('What a guardian signs.', '<p>…</p>'),
}
