import type { FormSpec } from '#api/race/signupForm.ts'

const VERSION = '2024.1'
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

/** One consent per use, each of which can be withdrawn separately. */
export const policies: FormSpec['policies'] = [
  {
    policyId: 'document',
    version: VERSION,
    name: '证件信息使用说明',
    nameEn: 'How your ID is used',
    purpose: 'document',
    required: true,
    content: paragraphs(
      '证件类型、号码与证件资料页照片用于核验身份、投保、抽签、领物与成绩认证，只提供给承保的保险公司、计时单位与中国田径协会。',
      '信息加密保存，赛后 6 个月内删除。报名必须使用这项信息：如需撤回，请拨打组委会热线 010-0000 0922，或发邮件至 privacy@yanling.example 取消报名。',
    ),
    contentEn: paragraphs(
      'The type and number of your ID, and the picture of its page, are used to check who you are, to insure you, for the ballot, at kit pick-up and to certify results. Only the insurer, the timing company and the Chinese Athletics Association receive them.',
      'They are stored encrypted and deleted within 6 months after the race. You cannot enter without this consent: to withdraw it, call +86 10 0000 0922 or write to privacy@yanling.example, and cancel your entry.',
    ),
  },
  {
    policyId: 'health',
    version: VERSION,
    name: '健康信息使用说明',
    nameEn: 'How your health data is used',
    purpose: 'health',
    required: true,
    content: paragraphs(
      '健康状况、医生证明与体检报告只供赛事医疗组在审核与救治时查看，赛后 30 天内删除。',
      '报名必须使用这项信息：如需撤回，请拨打组委会热线 010-0000 0922，或发邮件至 privacy@yanling.example 取消报名。',
    ),
    contentEn: paragraphs(
      'Your state of health, doctor’s clearance and medical report are seen only by the race’s medical team, to check your entry and to treat you. They are deleted within 30 days after the race.',
      'You cannot enter without this consent: to withdraw it, call +86 10 0000 0922 or write to privacy@yanling.example, and cancel your entry.',
    ),
  },
  {
    policyId: 'guardian',
    version: VERSION,
    name: '监护人信息使用说明',
    nameEn: 'How the guardian’s data is used',
    purpose: 'guardian',
    required: true,
    content: paragraphs(
      '监护人的姓名、与选手的关系、证件类型与号码、出生日期和手机号，用于核对监护人身份与比赛日联络，赛后 30 天内删除；监护人签名与参赛声明一并保存，赛后 6 个月内删除。',
      '比赛日未满 18 岁的选手，报名必须使用这项信息：如需撤回，请拨打组委会热线 010-0000 0922，或发邮件至 privacy@yanling.example 取消报名。',
    ),
    contentEn: paragraphs(
      'The guardian’s name, relation to the runner, type and number of ID, date of birth and phone number are used to check who the guardian is and to call on race day. They are deleted within 30 days after the race. The guardian’s signature is kept with the declaration and deleted within 6 months after the race.',
      'A runner under 18 on race day cannot enter without this consent: to withdraw it, call +86 10 0000 0922 or write to privacy@yanling.example, and cancel the entry.',
    ),
  },
  {
    policyId: 'publication',
    version: VERSION,
    name: '全名公布说明',
    nameEn: 'Publication of your full name',
    purpose: 'publication',
    required: false,
    content: paragraphs(
      '任何人都能查看的抽签名单与成绩榜中，姓名只显示首字。同意后，秩序册、获奖公告与赛事报道可以使用您的全名；不同意的，只使用首字。您可以随时在“我的报名”中撤回。',
    ),
    contentEn: paragraphs(
      'The ballot list and the results list, which anyone can see, show only the first character of a name. If you agree, the programme, the announcement of prize winners and reports on the race may use your full name; if not, they use only its first character. You can withdraw this at any time under “My entry”.',
    ),
  },
]
