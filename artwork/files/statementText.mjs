/**
 * The participation declaration, as in the document "race statement".
 * @typedef {object} Statement
 * @property {string} title
 * @property {string} event
 * @property {string} lead
 * @property {{ heading: string, note?: string, points: string[] }[]} parts
 * @property {string} signing
 * @property {string} signingNote
 * @property {[string, string][]} signatures who signs, and the text beside the name
 */

/** @type {Statement} */
export const chinese = {
  title: '参赛声明',
  event: '2024 燕岭马拉松，比赛日 9 月 22 日',
  lead: '参加 2024 燕岭马拉松的每一位选手，须在报名时阅读并签署本声明。领取参赛物品时，组委会将核对签署记录。',
  parts: [
    {
      heading: '选手声明',
      points: [
        '本人自愿参加 2024 年 9 月 22 日举行的燕岭马拉松，已阅读并同意《竞赛规程》与《报名须知》。',
        '本人身体健康，为参赛进行过长期锻炼，了解山地长跑对身体的要求，没有竞赛规程或医嘱禁止参赛的疾病或身体状况。',
        '本人提供的身份信息与完赛证明真实有效，由本人佩戴号码布参赛，不替跑，也不转让号码布。',
        '本人了解长跑可能带来的风险，将量力而行；身体不适时立即停止比赛，并接受现场医疗人员的处置建议。',
        '本人同意组委会为本人投保，并知悉保险责任以保单为准。',
        '本人遵守关门时间与交通管制安排，服从裁判、民警与工作人员的指挥，爱护沿线村落与山林。',
        '本人同意组委会为核验身份、计时、公布成绩与照片查询，处理本人的报名信息与比赛影像；可以申请撤下照片。',
        '遇不可抗力，组委会调整、缩短、延期或取消比赛的，本人予以理解并配合。',
        '本人了解，获得名额后（含中签、递补与免抽签）退赛的，报名费不予退还。',
      ],
    },
    {
      heading: '监护人声明',
      note: '适用于 2024 年 9 月 22 日未满 18 岁的选手。没有监护人签字的报名无效。',
      points: [
        '本人是该选手的法定监护人，已与选手一同阅读上述声明，同意其参赛。',
        '本人了解该选手的身体状况，认为其适合参加所报项目。',
        '本人将在领取参赛物品时携带证件陪同到场，并在比赛当天保持电话畅通。',
        '本人同意在紧急情况下，由医疗人员先行救治。',
      ],
    },
  ],
  signing: '签署',
  signingNote:
    '在报名表“声明与签名”一步中签名，可以手写，也可以键入姓名；未满 18 岁的，监护人另签一次。这份文件供阅读与留存，也可以打印后与家人一同阅读。',
  signatures: [
    ['选手', '日期'],
    ['监护人', '日期'],
  ],
}

/** @type {Statement} */
export const english = {
  title: 'Participation declaration',
  event: 'Yanling Mountain Marathon 2024, race day 22 September',
  lead: 'Everyone who runs the Yanling Mountain Marathon 2024 reads and signs this declaration when entering. We check the signature when you collect your kit.',
  parts: [
    {
      heading: 'The runner',
      points: [
        'I am taking part in the Yanling Mountain Marathon on 22 September 2024 of my own free will. I have read and accept the race rules and How to enter.',
        'I am in good health and have trained for this race over time. I know what a long mountain run demands of the body, and I have no condition for which the race rules or a doctor would forbid me to run.',
        'My personal details and my proof of an earlier finish are true. I will wear my own bib. I will not run for anyone else or give anyone my bib.',
        'I understand the risks of distance running and will run within my limits. If I feel unwell I will stop at once and follow the advice of the medical staff.',
        'I agree that the committee takes out insurance for me, and know that the terms of the policy apply.',
        'I will respect the cut-offs and road closures, follow the instructions of referees, police and marshals, and take care of the villages and woods along the way.',
        'I agree that the committee may use my entry data and pictures of me in the race to check my identity, time the race, publish results and offer photo search. I can ask for a photo of me to be removed.',
        'If the race has to be changed, shortened, postponed or cancelled for reasons beyond the committee’s control, I will accept the change and follow instructions.',
        'I know that the entry fee is not refunded if I withdraw after I have been given a place (from the ballot, from the waiting list or without the ballot).',
      ],
    },
    {
      heading: 'The guardian',
      note: 'For runners under 18 on 22 September 2024. Without a guardian’s signature the entry is not valid.',
      points: [
        'I am the legal guardian of this runner. We have read the declaration above together, and I consent to the runner taking part.',
        'I know the runner’s state of health and consider the chosen event suitable.',
        'I will come with my ID when the runner collects the kit, and can be reached by phone on race day.',
        'I agree that medical staff may treat the runner at once in an emergency.',
      ],
    },
  ],
  signing: 'Signing',
  signingNote:
    'You sign in the step “Declaration” of the entry form: draw your signature or type your name. If the runner is under 18, the guardian signs as well. This file is to read and keep, or to print and read with your family.',
  signatures: [
    ['Runner', 'Date'],
    ['Guardian', 'Date'],
  ],
}
