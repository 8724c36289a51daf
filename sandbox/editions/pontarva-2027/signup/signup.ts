import type { FormItem, FormSource, SignupSource } from '../../signupTypes.ts'
import { localized } from '../../words.ts'
import { config } from '../config.ts'
import { items as raceItems, years } from '../race.ts'
import { texts } from '../texts.ts'
import { fields, INVITATION } from './fields.ts'

const VERSION = '2027.1'
const YEAR = 2027

const items: FormItem[] = raceItems.map((item) => {
  const { itemId, name, km, fee, minimumAge, maximumAge } = item
  const { earlyFees = [] } = config.raceItems?.find((one) => one.itemId === itemId) ?? {}
  return {
    itemId,
    ...localized('name', name),
    distanceKm: km,
    fee,
    earlyFees: earlyFees.map(({ until = '', fee: early = fee }) => ({ until, fee: early })),
    capacity: years[0]?.places[itemId] ?? 0,
    bornOnOrBefore: `${YEAR - minimumAge}-12-31`,
    ...(maximumAge !== undefined && { bornOnOrAfter: `${YEAR - maximumAge}-01-01` }),
    guardianUnder: 18,
    relativeFrom: undefined,
    proof: undefined,
  }
})

const section = (
  key: string,
  title: [en: string, pt: string],
  hint: [en: string, pt: string] = ['', ''],
) => ({
  key,
  ...texts('title', ...title),
  ...texts('hint', ...hint),
})

const SECTIONS: FormSource['sections'] = [
  section('identity', ['Who takes part', 'Quem participa']),
  section(
    'contact',
    ['How to reach you', 'Como contactá-lo'],
    [
      'For a child, give your own phone number and e-mail.',
      'Para uma criança, indique o seu telefone e o seu correio eletrónico.',
    ],
  ),
  section('extras', ['Extras', 'Extras']),
  section(
    'guardian',
    ['Guardian', 'Tutor'],
    [
      'A parent or legal guardian who is on the quay during the event.',
      'O pai, a mãe ou o representante legal, que está no cais durante a prova.',
    ],
  ),
  section('declaration', ['Declaration and signature', 'Declaração e assinatura']),
]

const policy = (
  policyId: string,
  purpose: FormSource['policies'][number]['purpose'],
  required: boolean,
  name: [en: string, pt: string],
  content: [en: string, pt: string],
) => {
  const [en, pt] = content
  return {
    policyId,
    version: VERSION,
    ...texts('name', ...name),
    purpose,
    required,
    ...texts('content', `<p>${en}</p>`, `<p>${pt}</p>`),
  }
}

const policies: FormSource['policies'] = [
  policy(
    'document',
    'document',
    true,
    ['How the document number is used', 'Como se utiliza o número do documento'],
    [
      'It is used to check who collects the bib and to insure the runner. Only the insurer receives it. It is deleted by 30 June 2027. Without this consent there is no entry; to withdraw it, write to privacy@pontarva.example and cancel the entry.',
      'Serve para verificar quem levanta o dorsal e para fazer o seguro. Só a seguradora o recebe. É apagado até 30 de junho de 2027. Sem este consentimento não há inscrição; para o retirar, escreva para privacy@pontarva.example e cancele a inscrição.',
    ],
  ),
  policy(
    'guardian',
    'guardian',
    true,
    ['How the guardian’s data is used', 'Como se utilizam os dados do tutor'],
    [
      'Name, relationship to the runner and phone number are used to reach the guardian during the event. They are deleted by 30 June 2027. A runner under 18 cannot enter without this consent.',
      'O nome, o parentesco e o telefone servem para contactar o tutor durante a prova. São apagados até 30 de junho de 2027. Sem este consentimento, um menor de 18 anos não se pode inscrever.',
    ],
  ),
  policy(
    'publication',
    'publication',
    false,
    ['Publication of the name', 'Publicação do nome'],
    [
      'Lists that anyone can see show only the first character of a name. If you agree, reports on the event may use the full name. You can withdraw this at any time under “My entry”.',
      'As listas que qualquer pessoa pode ver mostram apenas a primeira letra do nome. Se concordar, as notícias sobre a prova podem usar o nome completo. Pode retirar o consentimento a qualquer momento em «My entry».',
    ],
  ),
]

/** The declaration, as it stands on its page. */
const [declared] = [config.raceInformation?.['raceStatement'] ?? []].flat()

export const signup: SignupSource = {
  items,
  forms: {
    post: {
      formId: 'pontarva-2027-post',
      version: VERSION,
      sections: SECTIONS,
      fields,
      policies,
      statement: {
        version: VERSION,
        ...texts('title', 'Declaration 2027', 'Declaração 2027'),
        ...texts('content', declared?.contentEn ?? '', declared?.contentPt ?? ''),
        ...texts(
          'guardianContent',
          '<p>I am the parent or legal guardian of the runner. I have read the declaration with them, agree that they take part, and am on the quay during the event.</p>',
          '<p>Sou pai, mãe ou representante legal do atleta. Li com ele a declaração, autorizo a sua participação e permaneço no cais durante a prova.</p>',
        ),
      },
    },
  },
  papers: [],
  pastEvents: [],
  finishes: [],
  invitationCodes: {
    key: INVITATION,
    codes: ['ARV-1187', 'ARV-2043', 'LOB-3316', 'LOB-4720', 'MON-5568', 'MON-6091'],
  },
  firstCome: { waitingPlaces: 40, payWithin: { entered: 72, movedUp: 48 } },
}
