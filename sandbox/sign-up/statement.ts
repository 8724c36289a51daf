import type { SignUpForm } from '../../src/api/signUpForm.ts'

const list = (...points: string[]) =>
  `<ol>${points.map((point) => `<li>${point}</li>`).join('')}</ol>`

/** What runner and guardian sign; the page of the declaration has it in full. */
export const statement: NonNullable<SignUpForm['statement']> = {
  version: '2024.1',
  title: '2024 燕岭马拉松参赛声明',
  titleEn: 'Participation declaration 2024',
  content: list(
    '本人自愿参加 2024 年 9 月 22 日举行的燕岭马拉松，已阅读并同意竞赛规程与报名须知。',
    '本人身体健康，为参赛进行过长期锻炼，没有规程与医嘱不允许参赛的疾病。',
    '本人提供的身份信息与完赛证明真实有效，不替跑，也不转让号码布。',
    '本人将量力而行；身体不适时立即停止比赛，并接受医疗人员的处置建议。',
    '本人了解中签后放弃参赛不退还报名费。',
  ),
  contentEn: list(
    'I take part in the Yanling Mountain Marathon on 22 September 2024 of my own free will and accept the race rules and How to enter.',
    'I am healthy and have trained for this race; no illness or medical advice forbids it.',
    'My personal data and my proof of an earlier finish are true. I run for nobody else and pass my bib to nobody.',
    'I will run within my limits. If I feel unwell I will stop at once and follow the advice of the medical staff.',
    'I know that there is no refund if I am drawn and withdraw.',
  ),
  guardianContent: list(
    '本人是该选手的法定监护人，已与选手一同阅读上述声明，同意其参赛。',
    '本人了解该选手的身体状况，认为其适合参加所报项目。',
    '本人将在领取参赛物品时携带证件陪同到场，并在比赛当天保持电话畅通。',
  ),
  guardianContentEn: list(
    'I am the legal guardian of this runner. We have read the declaration together, and I agree to the runner taking part.',
    'I know the runner’s state of health and consider the chosen event suitable.',
    'I will come along with my document when the kit is collected, and can be reached by phone on race day.',
  ),
}
