import type { EditionConfig } from '../../config.ts'
import { texts } from '../texts.ts'

type Agreements = NonNullable<EditionConfig['agreements']>
const issued = { version: '2025.1', date: '2025-01-06' }

/** The agreement that every entrant accepts. */
const registration: Agreements['registration'] = {
  ...issued,
  ...texts('title', 'Registration Agreement', 'エントリー規約', '报名协议'),
  ...texts(
    'content',
    `<p>This agreement is between you and the Kirigadake Trail Committee, Kirisato Community Hall, Kirisato Onsen, Japan. It is concluded when you submit the entry form.</p>
<h2>1. Your entry</h2><p>You enter one event yourself and for yourself. What you state is true. Places are given in order of entry; a place is held for 7 days and lapses if it is not paid for by then. We confirm it once we have checked your payment. Being on the waiting list gives you no right to a place.</p>
<h2>2. Fees and refunds</h2><p>The fee is JPY 32,000 for the 100 km, 18,000 for the 50 km and 9,000 for the 20 km, tax and insurance included. To withdraw, e-mail info@kirigadake.example by 18:00 on 30 April 2025; we then refund the fee less JPY 2,000. After that there is no refund. If we cancel the race before the start we refund half of the fee.</p>
<h2>3. Age and health</h2><p>You must be 20 or over by 31 December 2025 for the 100 km, 18 or over for the 50 km and 16 or over for the 20 km. If you are under 18 on 23 May 2025, a guardian must also sign the declaration and come with you to bib pick-up. You must not run if you have a condition that rules out long-distance running, are pregnant, have drunk alcohol on the day, or have a fever.</p>
<h2>4. On the course</h2><p>You carry the mandatory kit, respect the cut-offs and follow staff, guides and doctors. You know the risks of a mountain race by night and look after yourself. You pay any rescue costs that the insurance does not cover.</p>
<h2>5. Insurance and liability</h2><p>We insure every runner against accident, up to JPY 5,000,000 for death and JPY 5,000 for a day in hospital. We are liable without limit for damage that we cause intentionally or by gross negligence, and for death or injury caused by our fault. In all other cases our liability is limited to the amount of the fee.</p>
<h2>6. Changes</h2><p>We may change, shorten or stop the race for the sake of safety. After the start there is no refund.</p>
<h2>7. Pictures and results</h2><p>Your name, bib, event, times and rankings are published in the results; in lists that anyone can see a name shows its first character only. You can ask to be left out of lists and ask us to remove a photo.</p>
<h2>8. Law</h2><p>The law of Japan applies. This text exists in English, Japanese and Chinese; where they differ the Japanese text decides.</p>`,
    `<p>本規約は、参加者と霧ヶ岳トレイル実行委員会（霧里温泉・霧里公民館内）とのあいだの取り決めです。エントリーフォームを送信した時点で成立します。</p>
<h2>1. エントリー</h2><p>参加者は本人の名義で1種目にエントリーし、正しい内容を申告します。参加枠は先着順です。送信から7日間確保し、期限内にお支払いがない場合は失効します。入金の確認をもって確定します。キャンセル待ちへの登録は、参加を保証するものではありません。</p>
<h2>2. 参加料と返金</h2><p>参加料は100kmが32,000円、50kmが18,000円、20kmが9,000円です（税・保険料込み）。2025年4月30日18:00までにメール（info@kirigadake.example）でお申し出いただいた場合は2,000円を差し引いて返金します。それ以降の返金はありません。主催者がスタート前に大会を中止した場合は半額を返金します。</p>
<h2>3. 年齢と健康</h2><p>2025年中に100kmは20歳、50kmは18歳、20kmは16歳に達する方が対象です。2025年5月23日に18歳未満の方は、保護者も誓約書に署名し、ナンバーカードの受け取りに同行してください。長距離走に支障のある疾患をお持ちの方、妊娠中の方、当日に飲酒した方、発熱のある方は参加できません。</p>
<h2>4. 競技中</h2><p>必携品を携行し、関門と制限時間を守り、スタッフ・ガイド・医師の指示に従ってください。夜間の山岳レースの危険を理解し、自分の身は自分で守ってください。保険で補われない救助費用は参加者の負担とします。</p>
<h2>5. 保険と責任</h2><p>参加者全員が傷害保険（死亡500万円、入院日額5,000円まで）に加入します。当委員会の故意または重大な過失による損害、および当委員会の責めに帰すべき事由による生命・身体の損害については、当委員会が責任を負います。その他の責任は参加料の額を上限とします。</p>
<h2>6. 変更・中止</h2><p>安全のため、コースの変更・短縮、競技の中断・中止を行うことがあります。スタート後の返金はありません。</p>
<h2>7. 写真と記録</h2><p>氏名・ナンバーカード・種目・タイム・順位を記録として公開します。誰でも見られる一覧では、氏名は最初の一文字だけを表示します。一覧への不掲載、写真の公開停止を求めることができます。</p>
<h2>8. 準拠法</h2><p>日本法に準拠します。本規約は英語・日本語・中国語で作成し、相違がある場合は日本語を正文とします。</p>`,
    `<p>本协议由您与雾之岳越野赛组委会（日本雾里温泉雾里公民馆内）订立，自您提交报名表时成立。</p>
<h2>一、报名</h2><p>您以本人名义为自己报名一个项目，并如实填写。名额先到先得，自提交起保留 7 天，逾期未缴费的失效；核对到账后确认。登记候补不代表一定获得名额。</p>
<h2>二、费用与退款</h2><p>报名费：100 公里 32,000 日元，50 公里 18,000 日元，20 公里 9000 日元，含税与保险。2025 年 4 月 30 日 18:00 前发邮件至 info@kirigadake.example 申请退赛的，扣除 2000 日元后退还；逾期不退。组委会在起跑前取消比赛的，退还一半。</p>
<h2>三、年龄与健康</h2><p>2025 年内（截至 12 月 31 日），100 公里须满 20 岁，50 公里须满 18 岁，20 公里须满 16 岁。2025 年 5 月 23 日未满 18 岁的，监护人须一同签署声明，并在领取号码布时陪同到场。患有不适合长跑的疾病、怀孕、当日饮酒或发热者，不得参赛。</p>
<h2>四、比赛中</h2><p>请携带强制装备，遵守关门时间，服从工作人员、向导与医生的指挥。您了解夜间山地比赛的风险，对自身安全负责。保险不承担的救援费用由您承担。</p>
<h2>五、保险与责任</h2><p>组委会为每位选手投保意外险，身故最高 500 万日元，住院每日最高 5000 日元。因组委会故意或重大过失造成的损害，以及因组委会过错造成的人身损害，由组委会承担责任；其他责任以报名费为限。</p>
<h2>六、变更</h2><p>出于安全考虑，组委会可以调整、缩短、中断或取消比赛；起跑后不退费。</p>
<h2>七、照片与成绩</h2><p>姓名、参赛号、项目、成绩与名次将在成绩中公布；任何人都能查看的名单只显示姓名首字。您可以要求不列入名单，或申请撤下照片。</p>
<h2>八、法律</h2><p>适用日本法律。本协议以英文、日文与中文写成，如有出入，以日文为准。</p>`,
  ),
}

const account: Agreements['account'] = {
  ...issued,
  ...texts('title', 'User Agreement', '利用規約', '用户协议'),
  ...texts(
    'content',
    `<p>With an account you can enter the race, see your entries and hand in documents. It is free.</p>
<h2>1. Your account</h2><p>One person, one account. Keep your password to yourself, and tell us at info@kirigadake.example if somebody else has it. If you are under 16, a guardian must open the account.</p>
<h2>2. What is not allowed</h2><p>Entering for somebody else, using false data, searching for people who did not ask you to, or disturbing the service.</p>
<h2>3. Our part</h2><p>We keep the account available but cannot promise that it never fails. Entries close by the clock of our server.</p>
<h2>4. The end</h2><p>You can have your account deleted at any time; entries that are paid stay valid. We may close accounts that break these rules.</p>`,
    `<p>アカウントを登録すると、エントリー、状況の確認、書類の提出ができます。登録は無料です。</p>
<h2>1. アカウント</h2><p>アカウントはお一人ひとつです。パスワードは他人に知られないように管理し、知られた場合はinfo@kirigadake.exampleへご連絡ください。16歳未満の方は保護者が登録してください。</p>
<h2>2. 禁止事項</h2><p>本人以外の方のエントリー、虚偽の登録、依頼されていない他人の検索、サービスの妨害を禁じます。</p>
<h2>3. 提供</h2><p>安定した提供に努めますが、停止しないことを保証するものではありません。エントリーの締切はサーバーの時刻によります。</p>
<h2>4. 終了</h2><p>アカウントはいつでも削除できます。入金済みのエントリーは有効です。規約に反したアカウントは停止することがあります。</p>`,
    `<p>注册账号后，您可以报名、查看报名情况并提交材料。注册免费。</p>
<h2>一、账号</h2><p>每人一个账号。请妥善保管密码，如有泄露请写信至 info@kirigadake.example。未满 16 岁的，由监护人注册。</p>
<h2>二、禁止事项</h2><p>代他人报名，提供虚假信息，查询未委托您的他人，或干扰服务。</p>
<h2>三、服务</h2><p>我们尽力保持服务稳定，但不能保证永不中断。报名截止以服务器时间为准。</p>
<h2>四、终止</h2><p>您可以随时要求注销账号，已缴费的报名继续有效。违反本协议的账号可能被停用。</p>`,
  ),
}

const privacy: Agreements['privacy'] = {
  ...issued,
  ...texts('title', 'Privacy Policy', 'プライバシーポリシー', '隐私政策'),
  ...texts(
    'content',
    `<p>The Kirigadake Trail Committee decides how your data is used. Write to privacy@kirigadake.example with any question.</p>
<h2>1. What we collect, and why</h2><ul><li>Account: phone number or e-mail address and password, to let you log in.</li><li>Entry: name, country or region, passport number if you live outside Japan, date of birth, sex, phone number, e-mail address, prefecture, emergency contact, shirt size, day of bib pick-up, bus and parking, running club and the race you name as your experience, to check your entry, insure you and organise the race.</li><li>Health: your state of health and a doctor’s clearance, to treat you.</li><li>Guardian: name, relationship, date of birth and phone number, if you are under 18.</li><li>Signatures: yours and your guardian’s, as proof of the declaration.</li><li>Refund: your bank details, if you withdraw and paid in a convenience store.</li><li>Race: times, rankings and pictures, to publish results and offer photo search.</li></ul>
<h2>2. Who receives it</h2><p>The insurer, the timing company and the medical team, each only what it needs. The companies that send our text messages and e-mails receive the phone number or the address, and the photo service receives the pictures of the race. The payment company receives the amount, and our bank receives your bank details if it has to transfer a refund. We give your data to nobody else.</p>
<h2>3. How long</h2><p>Health data and guardian data are deleted within 30 days after the race, passport numbers and signatures within 6 months. Bank details are deleted once the refund is paid. Results stay. Accounts stay until you have them deleted.</p>
<h2>4. On your device</h2><p>The site stores your language, your login and drafts of forms on your device. When you log out, you are asked whether to delete your drafts; a draft that has not changed for 90 days is deleted. There is no advertising and no tracking.</p>
<h2>5. Searching by face</h2><p>A picture that you upload to find photos is compared once and not stored. It needs your consent each time.</p>
<h2>6. Your rights</h2><p>You can ask to see, correct or delete your data, withdraw a consent, be left out of lists, and ask us to remove a photo.</p>`,
    `<p>個人情報の取り扱いは霧ヶ岳トレイル実行委員会が定めます。ご質問はprivacy@kirigadake.exampleへお寄せください。</p>
<h2>1. 取得する情報と目的</h2><ul><li>アカウント：電話番号またはメールアドレスとパスワード（ログインのため）</li><li>エントリー：氏名、国・地域、海外在住の方のパスポート番号、生年月日、性別、電話番号、メールアドレス、都道府県、緊急連絡先、Tシャツのサイズ、ナンバーカードの受け取り日、バスと駐車場の利用、ランニングクラブ、申告した完走大会（確認、保険加入、大会運営のため）</li><li>健康：健康状態と医師の許可（救護のため）</li><li>保護者：18歳未満の場合の氏名、続柄、生年月日、電話番号</li><li>署名：参加者と保護者の署名（誓約の記録のため）</li><li>返金：コンビニ払いの方がキャンセルした場合の振込先（返金のため）</li><li>競技：タイム、順位、写真（記録の公開と写真検索のため）</li></ul>
<h2>2. 提供先</h2><p>保険会社、計測会社、医療チームに、それぞれ必要な範囲で提供します。SMSとメールの配信会社には電話番号またはメールアドレスを、写真サービス会社には大会の写真を提供します。決済会社に伝えるのは金額のみです。振込で返金する場合は、銀行に振込先を伝えます。それ以外には個人情報を提供しません。</p>
<h2>3. 保存期間</h2><p>健康情報と保護者の情報は大会後30日以内に、パスポート番号と署名は6か月以内に削除します。振込先は返金後に削除します。記録は保存します。アカウントは削除の申し出まで保存します。</p>
<h2>4. 端末への保存</h2><p>表示言語、ログインの状態、入力中のフォームを端末に保存します。ログアウトの際に、下書きを削除するかどうかを選べます。90日間変更のない下書きは削除します。広告や追跡は行いません。</p>
<h2>5. 顔写真による検索</h2><p>検索のためにアップロードされた写真は一度だけ照合し、保存しません。そのつど同意が必要です。</p>
<h2>6. 権利</h2><p>情報の開示・訂正・削除、同意の撤回、一覧への不掲載、写真の公開停止を求めることができます。</p>`,
    `<p>个人信息由雾之岳越野赛组委会负责处理，有疑问请写信至 privacy@kirigadake.example。</p>
<h2>一、收集的信息与目的</h2><ul><li>账号：手机号或邮箱与密码，用于登录。</li><li>报名：姓名、国家或地区、居住在日本以外者的护照号码、出生日期、性别、手机号、邮箱、所在都道府县、紧急联系人、参赛服尺码、领取号码布的日期、巴士与停车、跑团、您填写的完赛经历，用于核对报名、投保与组织比赛。</li><li>健康：健康状况与医生证明，用于救治。</li><li>监护人：未满 18 岁者的监护人姓名、关系、出生日期与手机号。</li><li>签名：选手与监护人的签名，作为声明的凭证。</li><li>退款：便利店缴费者退赛时的收款账户，用于退款。</li><li>比赛：成绩、名次与影像，用于公布成绩与照片查询。</li></ul>
<h2>二、提供给谁</h2><p>承保的保险公司、计时单位与医疗组，各自仅限所需内容。短信与邮件服务商收到手机号或邮箱，照片服务商收到赛事照片。支付机构只收到金额；需要转账退款时，银行收到收款账户。除此之外，您的信息不提供给任何人。</p>
<h2>三、保存多久</h2><p>健康信息与监护人信息在赛后 30 天内删除，护照号码与签名在赛后 6 个月内删除，收款账户在退款后删除。成绩长期保存。账号保存至您注销为止。</p>
<h2>四、您的设备</h2><p>网站在您的设备上保存语言、登录状态与未提交的表单。退出登录时可选择是否删除草稿；90 天没有改动的草稿会自动删除。没有广告，也不做追踪。</p>
<h2>五、按人脸查找</h2><p>为查找照片上传的图片只比对一次，不保存，每次都须您同意。</p>
<h2>六、您的权利</h2><p>您可以要求查阅、更正或删除信息，撤回同意，不列入名单，或撤下照片。</p>`,
  ),
}

export const agreements: Agreements = { registration, account, privacy }
