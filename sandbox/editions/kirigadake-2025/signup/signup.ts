import type { FormItem, FormSource, SignupSource } from '../../signupTypes.ts'
import { localized } from '../../words.ts'
import { guardianPoints, runnerPoints } from '../documents/raceStatement.ts'
import { items as raceItems, years } from '../race.ts'
import { texts } from '../texts.ts'
import { fields } from './fields.ts'

const VERSION = '2025.1'

const BORN: Record<string, string> = {
  '100k': '2005-12-31',
  '50k': '2007-12-31',
  '20k': '2009-12-31',
}

const items: FormItem[] = raceItems.map(({ itemId, name, km, fee }) => ({
  itemId,
  ...localized('name', name),
  distanceKm: km,
  fee,
  capacity: years[0]?.places[itemId] ?? 0,
  bornOnOrBefore: BORN[itemId] ?? '',
  guardianUnder: 18,
  relativeFrom: undefined,
  proof: undefined,
}))

type Triple = [en: string, ja: string, zh: string]

const section = (key: string, title: Triple, hint: Triple = ['', '', '']) => ({
  key,
  ...texts('title', ...title),
  ...texts('hint', ...hint),
})

const SECTIONS: FormSource['sections'] = [
  section('identity', ['Who you are', '参加者', '选手信息']),
  section(
    'contact',
    ['How to reach you', '連絡先', '联系方式'],
    [
      'We send news about your place to this e-mail address.',
      'エントリーに関するお知らせをこのメールアドレスにお送りします。',
      '名额与候补的通知会发到这个邮箱。',
    ],
  ),
  section('emergency', ['Emergency contact', '緊急連絡先', '紧急联系人']),
  section('experience', ['Experience', '完走経験', '参赛经历']),
  section(
    'kit',
    ['Bib, shirt and getting here', 'ナンバーカードの受け取りと交通', '领取号码布与交通'],
    [
      '100 km: bib pick-up is on Friday, 23 May, 12:00–20:30 only.',
      '100kmのナンバーカード受け取りは、5月23日（金）12:00〜20:30のみです。',
      '100 公里仅在 5 月 23 日（星期五）12:00–20:30 领取号码布。',
    ],
  ),
  section('health', ['Health', '健康', '健康']),
  section(
    'guardian',
    ['Guardian', '保護者', '监护人'],
    [
      'A legal guardian who comes along to bib pick-up.',
      'ナンバーカードの受け取りに同行する法定代理人の方。',
      '领取号码布时陪同到场的法定监护人。',
    ],
  ),
  section('declaration', ['Declaration and signature', '誓約と署名', '声明与签名']),
]

const policy = (
  policyId: string,
  purpose: FormSource['policies'][number]['purpose'],
  required: boolean,
  name: Triple,
  content: Triple,
) => {
  const [en, ja, zh] = content
  return {
    policyId,
    version: VERSION,
    ...texts('name', ...name),
    purpose,
    required,
    ...texts('content', `<p>${en}</p>`, `<p>${ja}</p>`, `<p>${zh}</p>`),
  }
}

const policies: FormSource['policies'] = [
  policy(
    'document',
    'document',
    true,
    ['How your passport number is used', 'パスポート番号の利用について', '护照号码使用说明'],
    [
      'It is used to check who you are at bib pick-up and to insure you. Only the insurer receives it. It is deleted within 6 months after the race. You cannot enter from abroad without this consent. To withdraw it, e-mail info@kirigadake.example and withdraw your entry.',
      'ナンバーカード受け取り時の本人確認と保険加入に使い、保険会社にだけ提供します。大会後6か月以内に削除します。海外からのエントリーに必要です。撤回する場合は、メール（info@kirigadake.example）でエントリーの取り消しをお申し出ください。',
      '用于领取号码布时核验身份与投保，只提供给保险公司，赛后 6 个月内删除。从日本以外报名须使用这项信息；如需撤回，请发邮件至 info@kirigadake.example 申请退赛。',
    ],
  ),
  policy(
    'health',
    'health',
    true,
    ['How your health data is used', '健康情報の利用について', '健康信息使用说明'],
    [
      'Your state of health and your doctor’s clearance are seen only by the medical team. They are deleted within 30 days after the race. You cannot enter without this consent. To withdraw it, e-mail info@kirigadake.example and withdraw your entry.',
      '健康状態と医師の許可は医療チームだけが確認し、大会後30日以内に削除します。エントリーに必要です。撤回する場合は、メール（info@kirigadake.example）でエントリーの取り消しをお申し出ください。',
      '健康状况与医生证明只供医疗组查看，赛后 30 天内删除。报名须使用这项信息；如需撤回，请发邮件至 info@kirigadake.example 申请退赛。',
    ],
  ),
  policy(
    'guardian',
    'guardian',
    true,
    ['How the guardian’s data is used', '保護者の情報の利用について', '监护人信息使用说明'],
    [
      'Name, relationship, date of birth and phone number are used to check that the guardian is of age and to reach them during the race. They are deleted within 30 days after it, the signature within 6 months. A runner under 18 cannot enter without this consent. To withdraw it, e-mail info@kirigadake.example and withdraw the entry.',
      '氏名・続柄・生年月日・電話番号は、成人であることの確認と競技中の連絡に使い、大会後30日以内に削除します。署名は6か月以内に削除します。18歳未満の方のエントリーに必要です。撤回する場合は、メール（info@kirigadake.example）でエントリーの取り消しをお申し出ください。',
      '姓名、关系、出生日期与手机号用于确认监护人已成年并在比赛期间联络，赛后 30 天内删除；签名在赛后 6 个月内删除。未满 18 岁的选手报名须使用这项信息；如需撤回，请发邮件至 info@kirigadake.example 申请退赛。',
    ],
  ),
  policy(
    'publication',
    'publication',
    false,
    ['Publication of your name', '氏名の公開について', '姓名公布说明'],
    [
      'The list of results, which anyone can see, shows only the first character of a name. If you agree, the programme and reports on the race may use your full name. You can withdraw this at any time under “My entries”.',
      '誰でも見られる記録の一覧では、氏名は最初の一文字だけを表示します。同意いただいた場合、プログラムと大会レポートに氏名を掲載することがあります。「自分のエントリー」からいつでも撤回できます。',
      '任何人都能查看的成绩榜中，姓名只显示首字。同意后，秩序册与赛事报道可以使用您的全名。您可以随时在“我的报名”中撤回。',
    ],
  ),
]

export const signup: SignupSource = {
  items,
  forms: {
    post: {
      formId: 'kirigadake-2025-post',
      version: VERSION,
      sections: SECTIONS,
      fields,
      policies,
      statement: {
        version: VERSION,
        ...texts('title', 'Declaration 2025', '2025年大会 参加誓約書', '2025 雾之岳越野赛参赛声明'),
        ...texts('content', runnerPoints.en, runnerPoints.ja, runnerPoints.zh),
        ...texts('guardianContent', guardianPoints.en, guardianPoints.ja, guardianPoints.zh),
      },
    },
  },
  papers: [
    {
      field: {
        key: 'medical',
        type: 'images-upload',
        ...texts('label', 'Doctor’s clearance', '医師の許可', '医生证明'),
        ...texts(
          'hint',
          'Only if you have a medical condition. Submit it by Wednesday, 7 May.',
          '病気のある方のみ。5月7日（水）までに提出してください。',
          '仅限有病史的选手，请在 5 月 7 日（星期三）前提交。',
        ),
        types: ['pdf', 'jpg', 'jpeg', 'png'],
        maxSize: 5,
        maxSizeUnit: 'MB',
        maxCount: 2,
        confirmGenuine: true,
        confirmDelete: true,
      },
      taken: ['toPay', 'paid', 'confirmed'],
      asked: [],
      reason: '',
      reasonEn: '',
    },
  ],
  pastEvents: [],
  finishes: [],
  firstCome: { waitingPlaces: 50, payWithin: { entered: 7 * 24, movedUp: 72 } },
}
