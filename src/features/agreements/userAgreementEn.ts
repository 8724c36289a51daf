import type { Agreement } from './agreement.ts'

export const userAgreementEn: Agreement = {
  title: 'User Agreement',
  since: 'In force from 1 July 2024',
  content: `
<p>Welcome to the website and the app of the Yanling Mountain Marathon. This agreement is between you and the organising committee of the race (“the committee”). By registering, logging in or using an account you confirm that you have read, understood and accepted it. Please note the parts in <strong>bold</strong> in particular.</p>
<h2>Your account</h2>
<ul>
<li>You may register with a phone number or an e-mail address. One account serves this website, the entry system and the race app.</li>
<li>You must be at least 16 years old. If you are under 18, read this agreement with your guardian and register with your guardian’s consent.</li>
<li>What you tell us when you register and enter must be true, exact and complete. Please keep it up to date.</li>
<li><strong>The account is yours alone. It may not be passed on, lent or sold.</strong></li>
</ul>
<h2>Password and safety</h2>
<ul>
<li>A password has 6 to 20 letters and digits. Do not use one that you use elsewhere.</li>
<li>Verification codes are for your own use. The committee never asks for your password or a code.</li>
<li>If someone else has used your account, change the password at once and tell us. A new password ends every other login.</li>
<li>A login ends by itself after a while. You will then be asked to log in again.</li>
</ul>
<h2>What we offer</h2>
<p>The website offers race information, entry, and look-ups of registrations, results, certificates and photos. Some services are open for a limited time only; the race rules and the event notices say when.</p>
<h2>Fair use</h2>
<p>When you use the website you may not:</p>
<ul>
<li>give a false identity, result or proof, or enter in another person’s name;</li>
<li>register, take up places or collect results and photos of others by program;</li>
<li>get round the human check, attack the website, or hinder others in using it;</li>
<li>use photos, results or bib numbers of others for trade or to trouble them.</li>
</ul>
<p><strong>In such cases the committee may close the account, cancel an entry or disqualify a runner, and may take legal steps.</strong></p>
<h2>Content and rights</h2>
<p>Words, pictures, films, marks and software of the website belong to the committee or to those named. You may view, download and print them for your own race, for watching it and for reporting on it, if you name the source. Anything else needs our written consent. What you upload stays yours; we use it only to check entries and to hold the race.</p>
<h2>Changes and interruptions</h2>
<p>Maintenance, network faults or events beyond our control may interrupt the service. Planned maintenance is announced. When entry opens, the number of requests from one account or network may be limited so that everybody has a fair chance.</p>
<h2>Liability</h2>
<p><strong>The committee is not liable for losses that come from untrue information, a password that was not kept safe, or faults in networks of others, unless the law says otherwise.</strong> Websites that we link to are the responsibility of those who run them.</p>
<h2>Closing an account</h2>
<p>You may ask to have your account closed at any time, by the hotline or by e-mail. We check who is asking and close it within 15 working days. An open entry, refund or appeal is settled first. Published race records, such as the list of results, are kept as the race rules say.</p>
<h2>Changes to this agreement</h2>
<p>Changes are announced on the website and at the next login. A change that touches your main rights applies to you only after you have agreed again.</p>
<h2>Law and disputes</h2>
<p>The law of the People’s Republic of China applies. Disputes are first settled between us; failing that, the people’s court at the committee’s seat decides. The Chinese text is the binding one.</p>
`,
}
