import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at, texts } from '../texts.ts'
import { bibPickUpHours } from './bibPickUp.ts'

export const registrationInstructions: Partial<SiteDocument> = {
  id: 'registration-instructions',
  time: at('2025-01-06 10:00'),
  ...texts('title', 'How to enter', 'エントリー方法', '报名须知'),
  ...texts(
    'summary',
    'First come, first served; then a waiting list.',
    '先着順。定員に達したらキャンセル待ち。',
    '先到先得，满额后候补。',
  ),
  ...texts(
    'content',
    `<h2 id="when">When</h2><p>Entries are open from Saturday, 1 February 2025 at 12:00 to Monday, 31 March at 24:00, Japan time. There are 250 places for the 100 km, 350 for the 50 km and 300 for the 20 km. You can enter one event.</p>
<h2 id="steps">Step by step</h2><ol><li>Log in or register, choose an event and fill in the form.</li><li>If there is a place, it is yours from the moment you submit. Pay the fee within 7 days by card or in a convenience store: JPY 32,000, 18,000 or 9,000.</li><li>We check the payment within two working days. Then your place is confirmed.</li><li>Your bib number is published on Wednesday, 7 May at 10:00.</li></ol>
<h2 id="waiting-list">Waiting list</h2><p>When an event is full, you can join the waiting list in the form, up to 50 runners for each event. It costs nothing. Places that become available are offered by e-mail in the order of the list from 8 April at 10:00 to 30 April at 18:00; you then have 72 hours to pay. After that the list is closed.</p>
<h2 id="refunds">Refunds</h2><p>To withdraw, e-mail info@kirigadake.example by 18:00 on Wednesday, 30 April. We refund the fee less JPY 2,000; after that there is no refund. If you paid by card, we refund it to the card; if you paid in a convenience store, we ask for your bank details by e-mail. A place cannot be passed on to anybody else or moved to another event.</p>
<h2 id="documents">Documents</h2><p>If you live outside Japan, enter with your passport. If you live in Japan, you do not give a document number: use your phone number under “Find your entry”, and bring a photo ID to bib pick-up.</p><p>If you have a medical condition, upload your doctor’s clearance with the form. You can submit a new one under “Upload documents” until Wednesday, 7 May.</p>
<h2 id="bib-pick-up">Bib pick-up</h2><p>Collect your bib in person at Kirisato Community Hall, on Yu Square. Bring your photo ID or passport and your mandatory kit.</p>${bibPickUpHours.en}<p>If you are under 18 on 23 May 2025, your guardian signs the declaration too and comes with you to bib pick-up.</p>`,
    `<h2 id="when">受付期間</h2><p>2025年2月1日（土）12:00から3月31日（月）24:00まで（日本時間）。定員は100kmが250人、50kmが350人、20kmが300人です。エントリーはお一人1種目に限ります。</p>
<h2 id="steps">手順</h2><ol><li>ログインまたはアカウント登録をして種目を選び、フォームに入力します。</li><li>空きがあれば、送信した時点で参加枠を確保します。7日以内にクレジットカードまたはコンビニエンスストアで参加料（32,000円・18,000円・9,000円）をお支払いください。</li><li>2営業日以内に入金を確認し、エントリーが確定します。</li><li>ナンバーカード番号は5月7日（水）10:00に公開します。</li></ol>
<h2 id="waiting-list">キャンセル待ち</h2><p>定員に達した種目では、フォームからキャンセル待ちに登録できます。各種目50人まで、登録は無料です。空きが出た場合は4月8日10:00から4月30日18:00まで、順番にメールでご案内します。ご案内から72時間以内にお支払いください。以降、繰り上げは行いません。</p>
<h2 id="refunds">返金</h2><p>4月30日（水）18:00までにメール（info@kirigadake.example）でお申し出いただければ、2,000円を差し引いて返金します。カード払いはカードへ返金し、コンビニ払いの方には振込先をメールで伺います。それ以降の返金はありません。参加枠の譲渡、種目の変更はできません。</p>
<h2 id="documents">本人確認</h2><p>海外在住の方はパスポートでエントリーしてください。日本在住の方は書類の番号を入力しません。「エントリー状況の確認」では電話番号を使い、ナンバーカードの受け取りには顔写真付きの本人確認書類をお持ちください。</p><p>病気のある方は、医師の許可を示す書類をフォームに添付してください。新しい書類は5月7日（水）まで「書類の提出」から提出できます。</p>
<h2 id="bib-pick-up">ナンバーカードの受け取り</h2><p>霧里公民館（湯の広場）で、本人が受け取ってください。顔写真付きの本人確認書類またはパスポートと、必携品をお持ちください。</p>${bibPickUpHours.ja}<p>2025年5月23日に18歳未満の方は、保護者も誓約書に署名し、ナンバーカードの受け取りに同行してください。</p>`,
    `<h2 id="when">报名时间</h2><p>2025 年 2 月 1 日（星期六）12:00 至 3 月 31 日（星期一）24:00，日本时间。100 公里 250 个名额，50 公里 350 个，20 公里 300 个。每人限报一个项目。</p>
<h2 id="steps">步骤</h2><ol><li>登录或注册，选择项目并填写报名表。</li><li>如有名额，提交即为您保留。请在 7 天内以信用卡或在便利店缴费：32,000 日元、18,000 日元或 9000 日元。</li><li>两个工作日内核对到账，名额确认。</li><li>参赛号于 5 月 7 日（星期三）10:00 公布。</li></ol>
<h2 id="waiting-list">候补</h2><p>项目满额后，可在报名表中登记候补，每个项目最多 50 人，不收费。4 月 8 日 10:00 至 4 月 30 日 18:00，空出的名额按候补号依次以邮件通知，收到通知后请在 72 小时内缴费。此后不再递补。</p>
<h2 id="refunds">退款</h2><p>4 月 30 日（星期三）18:00 前发邮件至 info@kirigadake.example 申请退赛的，扣除 2000 日元手续费后退还报名费：信用卡缴费的退至原卡，便利店缴费的由组委会以邮件登记收款账户；逾期不退。名额不可转让，也不可更换项目。</p>
<h2 id="documents">证件</h2><p>居住在日本以外的选手以护照报名。居住在日本的选手无须填写证件号码，在“报名查询”中使用手机号，领取号码布时出示带照片的证件。</p><p>有病史的选手，请在报名表中上传医生证明。5 月 7 日（星期三）前可在“上传材料”中提交新的证明。</p>
<h2 id="bib-pick-up">领取号码布</h2><p>请本人到雾里公民馆（汤之广场）领取，并携带带照片的证件或护照与强制装备。</p>${bibPickUpHours.zh}<p>2025 年 5 月 23 日未满 18 岁的，监护人须一同签署声明，并在领取号码布时陪同到场。</p>`,
  ),
}
