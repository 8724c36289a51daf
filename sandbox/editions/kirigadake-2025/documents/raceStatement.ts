import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at, texts } from '../texts.ts'

const list = (points: string[]) => `<ol>${points.map((point) => `<li>${point}</li>`).join('')}</ol>`

/** What a runner declares, in English, Japanese and Chinese. */
export const runnerPoints = {
  en: list([
    'I take part in Kirigadake Trail from 23 to 25 May 2025 of my own free will. I have read and accept “Race rules” and “How to enter”.',
    'I am in good health and have trained for the distance. I have no condition for which the race rules or a doctor would forbid me to run.',
    'I know that the courses lead over steep, wet and stony paths, partly at night, and that rescue can take hours. I look after myself and carry the mandatory kit from start to finish.',
    'I will stop if I miss a cut-off, if staff or doctors tell me to, or if I feel unwell.',
    'What I say in my entry is true. I run with my own bib and do not pass it on.',
    'I agree that the committee insures me and uses my data to time the race, publish results and offer photo search. I can ask for a photo of me to be removed.',
    'I accept that the race may be changed, shortened or stopped for the sake of safety.',
  ]),
  ja: list([
    '私は、2025年5月23日から25日に開催される霧ヶ岳トレイルに自らの意思で参加します。「大会要項」と「エントリー方法」を読み、同意しました。',
    '私は健康で、種目に応じたトレーニングを積んでいます。大会要項または医師により参加を禁じられる病気や状態にはありません。',
    'コースが夜間を含む急で濡れた岩がちな道であり、救助に数時間かかる場合があることを理解しています。自分の身は自分で守り、必携品をスタートからフィニッシュまで携行します。',
    '関門や制限時間に間に合わないとき、スタッフや医師の指示があったとき、体調が悪いときは競技をやめます。',
    'エントリーの申告内容に偽りはありません。自分のナンバーカードで出走し、他人に譲りません。',
    '大会が私に保険をかけること、計測・記録の公開・写真検索のために私の情報を使うことに同意します。写真の公開停止を求めることができます。',
    '安全のために大会が変更・短縮・中止される場合があることを承知しています。',
  ]),
  zh: list([
    '本人自愿参加 2025 年 5 月 23 日至 25 日举行的雾之岳越野赛，已阅读并同意《竞赛规程》与《报名须知》。',
    '本人身体健康，为所报项目进行过训练，没有竞赛规程或医嘱禁止参赛的疾病或身体状况。',
    '本人了解赛道陡峭、湿滑、多石，部分路段在夜间通过，救援可能需要数小时。本人对自身安全负责，全程携带强制装备。',
    '未能通过关门点、工作人员或医生要求停止、身体不适时，本人停止比赛。',
    '报名信息真实。本人佩戴自己的号码布参赛，不转让他人。',
    '本人同意组委会为本人投保，并为计时、公布成绩与照片查询使用本人信息。可以申请撤下照片。',
    '本人理解，出于安全考虑，比赛可能调整、缩短或终止。',
  ]),
}

export const guardianPoints = {
  en: list([
    'I am the legal guardian of this runner. We have read the declaration together and I consent.',
    'I will come with the runner to bib pick-up, and can be reached by phone during the race.',
    'I agree that medical staff may treat the runner at once in an emergency.',
  ]),
  ja: list([
    '私はこの参加者の法定代理人です。誓約書を一緒に読み、参加に同意します。',
    'ナンバーカードの受け取りに同行し、競技中は電話で連絡が取れるようにします。',
    '緊急時に、医療スタッフがただちに処置することに同意します。',
  ]),
  zh: list([
    '本人是该选手的法定监护人，已与选手一同阅读声明并同意其参赛。',
    '领取号码布时陪同到场，比赛期间保持电话畅通。',
    '紧急情况下，同意由医疗人员先行救治。',
  ]),
}

export const raceStatement: Partial<SiteDocument> = {
  id: 'race-statement',
  time: at('2025-01-06 10:00'),
  ...texts('title', 'Declaration', '参加誓約書', '参赛声明'),
  ...texts(
    'summary',
    'Signed when you enter; under 18, a guardian signs too.',
    'エントリー時に署名。18歳未満は保護者も署名します。',
    '报名时签署；未满 18 岁的，监护人一同签署。',
  ),
  ...texts(
    'content',
    `<h2 id="runner">The runner</h2>${runnerPoints.en}<h2 id="guardian">The guardian</h2><p class="note">For runners under 18 on 23 May 2025.</p>${guardianPoints.en}`,
    `<h2 id="runner">参加者</h2>${runnerPoints.ja}<h2 id="guardian">保護者</h2><p class="note">2025年5月23日に18歳未満の方が対象です。</p>${guardianPoints.ja}`,
    `<h2 id="runner">选手声明</h2>${runnerPoints.zh}<h2 id="guardian">监护人声明</h2><p class="note">适用于 2025 年 5 月 23 日未满 18 岁的选手。</p>${guardianPoints.zh}`,
  ),
}
