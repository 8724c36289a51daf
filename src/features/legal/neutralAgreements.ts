/**
 * Agreements for a race that has not published its own, about what this site does by itself:
 * accounts, storage in the browser, public results. They name no organiser, law or period.
 */
export const neutralAgreements = {
  account: {
    zh: `
<p>本协议由您与本赛事的主办方订立，适用于您在本网站的账号。</p>
<h2>账号</h2>
<ul>
<li>您可以用手机号或邮箱注册账号。账号只供您本人使用，不得转让、出借或出售。</li>
<li>注册与报名资料应当真实、准确、完整，有变化时请及时更新。</li>
<li>请妥善保管密码与验证码。发现账号被他人使用时，请立即修改密码并联系主办方。</li>
</ul>
<h2>使用规范</h2>
<p>请勿提供虚假资料，冒用他人身份，用程序批量操作，绕过人机验证或妨碍他人使用。有上述行为的，主办方可以停用账号、取消报名。</p>
<h2>内容</h2>
<p>网站的文字、图片与标识归主办方或权利人所有。您上传的材料归您所有，仅用于审核与办赛。</p>
<h2>注销与争议</h2>
<p>您可以随时联系主办方注销账号。争议由双方协商解决；协商不成的，依适用的法律处理。</p>
`,
    en: `
<p>This agreement is between you and the organiser of this race. It covers your account on this website.</p>
<h2>Your account</h2>
<ul>
<li>You can register with a phone number or an e-mail address. The account is yours alone and may not be transferred, lent or sold.</li>
<li>The details you give must be true, accurate and complete. Keep them up to date.</li>
<li>Keep your password and codes safe. If someone else has used your account, change the password at once and tell the organiser.</li>
</ul>
<h2>Fair use</h2>
<p>Do not give false details, act in another person’s name, use software to act in bulk, bypass the security check or hinder others. In such cases the organiser may suspend the account and cancel the entry.</p>
<h2>Content</h2>
<p>The texts, pictures and logos of the website belong to the organiser or to the respective owners. What you upload remains yours and is used only to check entries and to hold the race.</p>
<h2>Closing the account, disputes</h2>
<p>You can ask the organiser to close your account at any time. Disputes are first to be settled by negotiation, and otherwise under the law that applies.</p>
`,
    ja: `
<p>本規約は、本サイトのアカウントについて、利用者と大会主催者との間に適用されます。</p>
<h2>アカウント</h2>
<ul>
<li>電話番号またはメールアドレスで登録できます。アカウントはご本人専用で、譲渡・貸与・売買はできません。</li>
<li>登録・エントリーの内容は真実かつ正確に入力し、変更があれば速やかに更新してください。</li>
<li>パスワードと認証コードは適切に管理してください。第三者に使われた場合は、すぐにパスワードを変更し、主催者へご連絡ください。</li>
</ul>
<h2>禁止事項</h2>
<p>虚偽の申告、他人へのなりすまし、プログラムによる大量操作、セキュリティ確認の回避、他の利用者の妨害は禁止します。違反があった場合、主催者はアカウントの停止やエントリーの取り消しを行うことがあります。</p>
<h2>コンテンツ</h2>
<p>サイトの文章・画像・ロゴの権利は、主催者または各権利者に帰属します。利用者が送信した資料の権利は利用者にあり、審査と大会運営にのみ使用します。</p>
<h2>退会・紛争</h2>
<p>アカウントの削除は、いつでも主催者に申し出ることができます。紛争は協議により解決し、解決しない場合は適用される法律に従います。</p>
`,
  },
  privacy: {
    zh: `
<p>本政策说明本网站如何处理您的个人信息。办赛所需的其他信息，由本赛事的主办方另行说明。</p>
<h2>我们处理的信息</h2>
<ul>
<li>注册与登录：手机号或邮箱、密码、登录时间，用于识别账号、保护安全；</li>
<li>报名：您在报名表中填写的内容，用于核验身份、办理报名与通知结果；</li>
<li>比赛：用时、名次与照片，用于公布成绩、制作证书与照片查询。</li>
</ul>
<h2>本机存储</h2>
<p>浏览器保存登录凭证、账号基本资料、网站内容的副本与未提交的报名草稿。草稿不含证件、健康、人脸与监护人的信息，也不含签名。退出登录时可选择是否删除草稿；90 天没有改动的草稿会自动删除。语言选择保存在一个 Cookie 中。网站不使用广告或跨站跟踪的 Cookie。</p>
<h2>公开的内容</h2>
<p>成绩是比赛的公开记录。知道姓名和参赛号的人，可以查到成绩、证书和照片。您可以申请撤下自己的照片。</p>
<h2>您的权利</h2>
<p>您可以向主办方查阅、更正、删除您的个人信息，撤回同意，或注销账号。</p>
`,
    en: `
<p>This policy explains how this website handles your personal information. The organiser of the race informs you separately about anything else that the race needs.</p>
<h2>What is handled</h2>
<ul>
<li>Register, log in: phone number or e-mail address, password, time of login, to identify your account and keep it safe;</li>
<li>Enter: what you fill in on the entry form, to check who you are, process your entry and tell you the outcome;</li>
<li>Race: times, places and photos, to publish results, issue certificates and offer photo search.</li>
</ul>
<h2>Your browser</h2>
<p>Your browser keeps your login, basic account data, a copy of the website’s content and drafts of entry forms. A draft holds no ID, health, face or guardian’s data, and no signature. When you log out, you are asked whether to delete your drafts; a draft that has not changed for 90 days is deleted. Your choice of language is kept in a cookie. The website uses no cookies for advertising or for tracking you across websites.</p>
<h2>What is public</h2>
<p>Results are the public record of the race. Anyone who knows a name and bib number can find the result, the certificate and the photos. You can ask for photos of yourself to be removed.</p>
<h2>Your rights</h2>
<p>You can ask the organiser to see, correct or delete your personal information, withdraw a consent or close your account.</p>
`,
    ja: `
<p>本ポリシーは、本サイトにおける個人情報の取り扱いを定めます。大会運営に必要なその他の事項は、主催者が別途ご案内します。</p>
<h2>取り扱う情報</h2>
<ul>
<li>登録・ログイン：電話番号またはメールアドレス、パスワード、ログイン日時（本人確認とアカウントの保護のため）</li>
<li>エントリー：エントリーフォームの入力内容（本人確認、手続き、結果の通知のため）</li>
<li>大会：記録、順位、写真（記録の公表、完走証の発行、写真検索のため）</li>
</ul>
<h2>ブラウザへの保存</h2>
<p>ブラウザには、ログイン情報、基本的なアカウント情報、サイト内容の控え、送信前のエントリー内容を保存します。エントリーの下書きには、本人確認書類・健康・顔・保護者の情報および署名は含まれません。ログアウトの際に、下書きを削除するかどうかを選べます。90日間変更のない下書きは削除します。言語の設定はCookieに保存します。広告やサイトをまたぐ追跡のためのCookieは使用しません。</p>
<h2>公開される内容</h2>
<p>記録は大会の公式な記録です。氏名とナンバーカード番号を知っている方は、記録・完走証・写真を検索できます。ご自身の写真は、公開停止を求めることができます。</p>
<h2>利用者の権利</h2>
<p>個人情報の開示・訂正・削除、同意の撤回、アカウントの削除を主催者に申し出ることができます。</p>
`,
  },
} as const
