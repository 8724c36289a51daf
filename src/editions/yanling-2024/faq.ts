import type { SiteConfigSource } from '#site-config/siteConfig.ts'

const ENTRY = { group: '报名与抽签', groupEn: 'Entry and ballot' }
const KIT = { group: '领物', groupEn: 'Kit pick-up' }
const RACE_DAY = { group: '比赛日', groupEn: 'Race day' }
const RESULTS = { group: '成绩', groupEn: 'Results' }

/** Short answers, compiled from the race rules, How to enter, the course page and the notices. */
export const faq: SiteConfigSource['faq'] = [
  {
    id: 'who-can-enter',
    ...ENTRY,
    question: '谁可以报名？',
    questionEn: 'Who can enter?',
    answer: `
<ul>
<li>马拉松：2024 年内满 20 岁，即 2004 年 12 月 31 日及以前出生。</li>
<li>半程马拉松：2024 年内满 16 岁，即 2008 年 12 月 31 日及以前出生。</li>
</ul>
<p>比赛日未满 18 岁的，由监护人一同签署参赛声明，并在领物时陪同到场。比赛日年满 60 岁的，报名时须填写一名知晓其参赛的亲属（知情亲属）。</p>
`,
    answerEn: `
<ul>
<li>Marathon: those who turn 20 in 2024 or are older, born on or before 31 December 2004.</li>
<li>Half marathon: those who turn 16 in 2024 or are older, born on or before 31 December 2008.</li>
</ul>
<p>If you are under 18 on race day, your guardian signs the declaration too and comes with you to collect your kit. If you are 60 or over on race day, your entry must name a relative who knows that you are running.</p>
`,
  },
  {
    id: 'proof',
    ...ENTRY,
    question: '需要什么样的完赛证明？',
    questionEn: 'What proof of an earlier finish do I need?',
    answer: `
<p>2022 年 1 月 1 日以来的完赛证书，或官方成绩页截图，须清楚显示姓名、赛事、日期、项目与成绩。报名马拉松：一场马拉松，或两场半程马拉松；报名半程马拉松：一场马拉松，或一场半程马拉松。线上跑、接力赛与未在关门时间内完成的比赛不作为证明。</p>
`,
    answerEn: `
<p>A finisher’s certificate or a screenshot of the official result since 1 January 2022 that shows your name, the race, date, distance and time. For the marathon: one marathon, or two half marathons; for the half: one marathon, or one half marathon. Virtual runs, relays and races not finished within the cut-off do not count.</p>
`,
  },
  {
    id: 'ballot',
    ...ENTRY,
    question: '早报名更容易中签吗？',
    questionEn: 'Does it help to enter early?',
    answer: `
<p>先报名与后报名，中签机会相同。报名时间为 8 月 8 日至 8 月 18 日 24:00，缴费成功才进入抽签。8 月 26 日 9:00 抽签，结果以短信或邮件通知，也可在<a href="#/registration-search">报名查询</a>中查看。中签者即获得名额，无须再次确认。</p>
`,
    answerEn: `
<p>No. Early and late entries have the same chance. Entries are open from 8 August to 24:00 on 18 August, and only paid entries go into the ballot on 26 August at 9:00. We send you the result by text message or e-mail, and you can <a href="#/registration-search">look it up</a> here. If you are drawn, the place is yours. You do not need to confirm it.</p>
`,
  },
  {
    id: 'waiting-list',
    ...ENTRY,
    question: '候补怎样递补？',
    questionEn: 'How does the waiting list work?',
    answer: `
<p>抽签时按项目排出候补名单，候补号可在<a href="#/registration-search">报名查询</a>中查看。有人放弃名额时，按候补号依次递补。9 月 5 日 10:00 公布递补结果；此后空出的名额，9 月 13 日 18:00 候补结束时公布。递补到的，无须再次确认。</p>
`,
    answerEn: `
<p>The ballot also makes a waiting list for each event. You can <a href="#/registration-search">look up your number</a> on it. When somebody gives up a place, it goes to the next runner on the list. The runners who get these places are announced at 10:00 on 5 September and, for places given up later, at 18:00 on 13 September, when the list closes. They do not need to confirm.</p>
`,
  },
  {
    id: 'refund',
    ...ENTRY,
    question: '报名费可以退款吗？',
    questionEn: 'When is my fee refunded?',
    answer: `
<p>未中签、候补未获递补的，报名费全额原路退还，无须申请。获得名额后退赛的，报名费不予退还，名额不能转让，也不能保留到下一年。</p>
`,
    answerEn: `
<p>If you are not drawn, or still on the waiting list when it closes, the whole fee is refunded to the account you paid from. You do not need to ask. If you withdraw after you have been given a place, there is no refund, and the place cannot be passed on or carried over to next year.</p>
`,
  },
  {
    id: 'change-event',
    ...ENTRY,
    question: '提交后可以改报另一个项目吗？',
    questionEn: 'Can I change events after I have submitted?',
    answer: `
<p>不可以。每人限报一个项目，提交后不能更改，请在提交前核对。</p>
`,
    answerEn: `
<p>No. You can enter one event, and you cannot change it once you have submitted. Check before you submit.</p>
`,
  },
  {
    id: 'without-ballot',
    ...ENTRY,
    question: '有不抽签的名额吗？',
    questionEn: 'Are there places without the ballot?',
    answer: `
<p>有赞助、直通、精英与公益四类名额，申请与缴费都在 8 月 18 日 24:00 截止，审核通常需要两个工作日，请尽早提交。审核通过并缴费后即获得名额。年龄与完赛证明的要求相同，办法见《<a href="#/race-information/registration-instructions?section=direct">报名须知</a>》。</p>
`,
    answerEn: `
<p>Yes: sponsor, direct, elite and charity places. Apply and pay by 24:00 on 18 August; a review usually takes two working days, so apply early. Once it is approved and you have paid, the place is yours. The rules on age and proof are the same. See <a href="#/race-information/registration-instructions?section=direct">How to enter</a>.</p>
`,
  },
  {
    id: 'kit-by-somebody-else',
    ...KIT,
    question: '可以请人代领参赛物品吗？',
    questionEn: 'Can somebody else collect my kit?',
    answer: `
<p>不可代领。请先在“上传材料”提交证件照，再由本人持报名时使用的证件原件，于 9 月 20 日 10:00 至 19:00 或 21 日 9:00 至 18:00 到燕岭体育馆领取，并现场采集人脸信息。比赛日不发放；逾期不领的，视为放弃参赛。</p>
`,
    answerEn: `
<p>No. First submit a portrait under “Upload documents”. Then come in person to Yanling Gymnasium with the ID you entered with, on 20 September between 10:00 and 19:00 or on 21 September between 9:00 and 18:00; we take a photo of your face. There is no pick-up on race day. If you do not collect your kit in time, you give up your place.</p>
`,
  },
  {
    id: 'what-to-carry',
    ...RACE_DAY,
    question: '比赛日必须带什么？',
    questionEn: 'What must I carry on race day?',
    answer: `
<p>只须带号码布，芯片在号码布上。请平整佩戴在胸前，并在背面写明血型、过敏史与紧急联系人。检录凭号码布并核对人脸，乘摆渡车、取包凭号码布；都不查验证件。时间与地点见<a href="#/race-card">比赛日指南</a>。</p>
`,
    answerEn: `
<p>Only your bib. The chip is part of it. Pin it flat on your chest, and write your blood group, allergies and emergency contact on the back. Show it to board the bus, to check in and to collect your bag. At check-in we also check your face. You need no ID. Times and places are in the <a href="#/race-card">race-day guide</a>.</p>
`,
  },
  {
    id: 'getting-there',
    ...RACE_DAY,
    question: '怎样到起点？',
    questionEn: 'How do I get to the start?',
    answer: `
<p>起点周边不设选手停车位，请到 P1 燕岭站南广场或 P2 河东停车场，凭号码布免费乘摆渡车：首班 4:50，末班 6:50。检录 6:20 至 7:45，逾时不再放行。</p>
`,
    answerEn: `
<p>There is no parking for runners near the start. Shuttle buses leave P1 Yanling Station, south square, and P2 Hedong car park between 4:50 and 6:50; they are free with your bib. Check-in is open from 6:20 to 7:45, and nobody is admitted later.</p>
`,
  },
  {
    id: 'bags',
    ...RACE_DAY,
    question: '存包在哪里取？',
    questionEn: 'Where do I get my bag back?',
    answer: `
<p>马拉松在燕岭广场，15:30 截止；半程马拉松在青峡驿，12:45 截止，请先取包再乘车返回。逾时未取的，可在赛后 5 个工作日内（9:00 至 17:00，带本人证件与号码布）到燕岭体育馆一层组委会领取。包内请勿存放手机、现金、证件与易碎物品。</p>
`,
    answerEn: `
<p>Marathon bags wait in Yanling Square until 15:30, half marathon bags at Qingxia Post until 12:45; collect yours before you board the bus. A bag left behind can be collected within 5 working days after the race, 9:00–17:00, at our office on the ground floor of Yanling Gymnasium; bring your ID and your bib. Leave no phone, cash, ID or anything fragile in your bag.</p>
`,
  },
  {
    id: 'cut-off',
    ...RACE_DAY,
    question: '到关门时间还没跑完怎么办？',
    questionEn: 'What if I do not make the cut-off?',
    answer: `
<p>半程马拉松 11:15 在青峡驿关门，马拉松 14:25 在燕岭广场关门。到时未抵达终点的，请停止比赛，乘收容车返回，不得重新进入赛道；关门后继续比赛的，不在保险保障之内。</p>
`,
    answerEn: `
<p>The half marathon closes at 11:15 at Qingxia Post, the marathon at 14:25 in Yanling Square. If you have not finished by then, stop, take the sweep bus and do not go back onto the course. If you run on after the cut-off, you are not insured.</p>
`,
  },
  {
    id: 'results',
    ...RESULTS,
    question: '什么时候能查成绩？',
    questionEn: 'When are the results published?',
    answer: `
<p>赛后 24 小时，即 9 月 23 日 14:25 起，可在<a href="#/score-search">成绩查询</a>中查看成绩，下载完赛证书。成绩公示 10 天，至 10 月 3 日 14:25；有异议的，请在此之前实名发邮件至 <a href="mailto:race@yanling.example">race@yanling.example</a>。</p>
`,
    answerEn: `
<p>24 hours after the race, from 14:25 on 23 September, you can see your <a href="#/score-search">result</a> and download your certificate. Results are provisional for 10 days: to object, write to <a href="mailto:race@yanling.example">race@yanling.example</a> in your own name before 14:25 on 3 October.</p>
`,
  },
]
