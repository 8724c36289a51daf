import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at } from '../raceMoment.ts'

export const raceStatement: Partial<SiteDocument> = {
  id: 'race-statement',
  time: at('2024-08-01 11:00'),
  title: '2024 燕岭马拉松参赛声明',
  titleEn: 'Participation declaration',
  summary: '每位选手报名时签署；比赛日未满 18 岁的，由监护人一同签署。',
  summaryEn: 'Every entrant signs it; if you are under 18 on race day, your guardian signs too.',
  content: `
<p>参加 2024 燕岭马拉松的每一位选手，须在报名时阅读并签署本声明。领取参赛物品时，组委会将核对签署记录。</p>
<p class="files"><a href="/edition-2024/files/participation-declaration.docx">参赛声明全文（DOCX）</a></p>
<h2 id="runner">选手声明</h2>
<ol>
<li>本人自愿参加 2024 年 9 月 22 日举行的燕岭马拉松，已阅读并同意《<a href="#/race-information/race-rules">竞赛规程</a>》与《<a href="#/race-information/registration-instructions">报名须知</a>》。</li>
<li>本人身体健康，为参赛进行过长期锻炼，了解山地长跑对身体的要求，没有竞赛规程或医嘱禁止参赛的疾病或身体状况。</li>
<li>本人提供的身份信息与完赛证明真实有效，由本人佩戴号码布参赛，不替跑，也不转让号码布。</li>
<li>本人了解长跑可能带来的风险，将量力而行；身体不适时立即停止比赛，并接受现场医疗人员的处置建议。</li>
<li>本人同意组委会为本人投保，并知悉保险责任以保单为准。</li>
<li>本人遵守关门时间与交通管制安排，服从裁判、民警与工作人员的指挥，爱护沿线村落与山林。</li>
<li>本人同意组委会为核验身份、计时、公布成绩与照片查询，处理本人的报名信息与比赛影像；可以申请撤下照片。</li>
<li>遇不可抗力，组委会调整、缩短、延期或取消比赛的，本人予以理解并配合。</li>
<li>本人了解，获得名额后（含中签、递补与免抽签）退赛的，报名费不予退还。</li>
</ol>
<h2 id="guardian">监护人声明</h2>
<p class="note">适用于 2024 年 9 月 22 日未满 18 岁的选手。没有监护人签字的报名无效。</p>
<ol>
<li>本人是该选手的法定监护人，已与选手一同阅读上述声明，同意其参赛。</li>
<li>本人了解该选手的身体状况，认为其适合参加所报项目。</li>
<li>本人将在领取参赛物品时携带证件陪同到场，并在比赛当天保持电话畅通。</li>
<li>本人同意在紧急情况下，由医疗人员先行救治。</li>
</ol>
<h2 id="signing">怎样签署</h2>
<p>在报名表“声明与签名”一步中签名，可以手写，也可以键入姓名。选手签一次；未满 18 岁的，监护人另签一次。签名与提交时间一并保存。领物现场采集人脸前，会另行征得您的同意。如需撤回这项同意，请拨打组委会热线 010-0000 0922，或发邮件至 privacy@yanling.example；撤回不影响此前的处理。</p>
`,
  contentEn: `
<p>Everyone who runs the Yanling Mountain Marathon 2024 reads and signs this declaration when entering. We check the signature when you collect your kit.</p>
<p class="files"><a href="/edition-2024/files/participation-declaration.docx">The declaration as a document (DOCX)</a></p>
<h2 id="runner">The runner</h2>
<ol>
<li>I am taking part in the Yanling Mountain Marathon on 22 September 2024 of my own free will. I have read and accept the <a href="#/race-information/race-rules">race rules</a> and <a href="#/race-information/registration-instructions">How to enter</a>.</li>
<li>I am in good health and have trained for this race over time. I know what a long mountain run demands of the body, and I have no condition for which the race rules or a doctor would forbid me to run.</li>
<li>My personal details and my proof of an earlier finish are true. I will wear my own bib. I will not run for anyone else or give anyone my bib.</li>
<li>I understand the risks of distance running and will run within my limits. If I feel unwell I will stop at once and follow the advice of the medical staff.</li>
<li>I agree that the committee takes out insurance for me, and know that the terms of the policy apply.</li>
<li>I will respect the cut-offs and road closures, follow the instructions of referees, police and marshals, and take care of the villages and woods along the way.</li>
<li>I agree that the committee may use my entry data and pictures of me in the race to check my identity, time the race, publish results and offer photo search. I can ask for a photo of me to be removed.</li>
<li>If the race has to be changed, shortened, postponed or cancelled for reasons beyond the committee’s control, I will accept the change and follow instructions.</li>
<li>I know that the entry fee is not refunded if I withdraw after I have been given a place (from the ballot, from the waiting list or without the ballot).</li>
</ol>
<h2 id="guardian">The guardian</h2>
<p class="note">For runners under 18 on 22 September 2024. Without a guardian’s signature the entry is not valid.</p>
<ol>
<li>I am the legal guardian of this runner. We have read the declaration above together, and I consent to the runner taking part.</li>
<li>I know the runner’s state of health and consider the chosen event suitable.</li>
<li>I will come with my ID when the runner collects the kit, and can be reached by phone on race day.</li>
<li>I agree that medical staff may treat the runner at once in an emergency.</li>
</ol>
<h2 id="signing">How to sign</h2>
<p>You sign in the step “Declaration” of the entry form: draw your signature or type your name. The runner signs once; if the runner is under 18, the guardian signs as well. Signatures are kept with the time of submission. At kit pick-up we ask for your separate consent before we take a photo of your face. To withdraw this consent, call +86 10 0000 0922 or write to privacy@yanling.example. Withdrawing does not affect what we did before.</p>
`,
}
