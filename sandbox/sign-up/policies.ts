import type { SignUpForm } from '../../src/api/signUpForm.ts'

const VERSION = '2024.1'
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

/** One consent a use; each can be taken back by itself. */
export const policies: SignUpForm['policies'] = [
  {
    policyId: 'document',
    version: VERSION,
    name: '证件信息使用说明',
    nameEn: 'How your document is used',
    purpose: 'document',
    required: true,
    content: paragraphs(
      '证件类型与号码用于核验身份、办理保险、抽签与领物，只提供给承保的保险公司与计时方。',
      '信息加密保存，赛后六个月删除。报名离不开这项信息：如需撤回，请拨打组委会热线 010-0000 0922 取消报名。',
    ),
    contentEn: paragraphs(
      'Kind and number of your document are used to check who you are, to insure you, for the ballot and at kit pick-up. Only the insurer and the timing company get them.',
      'They are kept encrypted and deleted six months after the race. An entry cannot do without them: to withdraw, call 010-0000 0922 and cancel it.',
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
      '健康状况与医生证明只供赛事医疗组在审核与救治时查看，比赛结束后三十天删除。',
      '报名离不开这项信息：如需撤回，请拨打组委会热线取消报名。',
    ),
    contentEn: paragraphs(
      'Only the medical team sees your health data, to judge your entry and to treat you. It is deleted thirty days after the race.',
      'An entry cannot do without it: to withdraw, call the organisers and cancel it.',
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
      '监护人的姓名、证件与手机号用于核对签署与比赛日联络，赛后三十天删除。',
      '未满 18 岁选手的报名离不开这项信息。',
    ),
    contentEn: paragraphs(
      'The guardian’s name, document and phone number are used to check the signature and to call on race day. They are deleted thirty days after the race.',
      'The entry of a runner under 18 cannot do without them.',
    ),
  },
  {
    policyId: 'publication',
    version: VERSION,
    name: '姓名公布说明',
    nameEn: 'Publication of your name',
    purpose: 'publication',
    required: false,
    content: paragraphs(
      '同意后，姓名会出现在中签名单与成绩榜上；不同意则只显示首字。随时可以在报名记录中撤回。',
    ),
    contentEn: paragraphs(
      'If you agree, your name stands in the ballot list and in the results; if not, only its first character does. You can withdraw at any time in your entry.',
    ),
  },
]
