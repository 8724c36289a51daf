import type { Agreement } from './agreement.ts'

export const privacyPolicyEn: Agreement = {
  title: 'Privacy Policy',
  since: 'In force from 1 July 2024',
  content: `
<p>This policy says what the organising committee of the Yanling Mountain Marathon (“we”) collects, why, for how long, who receives it, and what rights you have. <strong>We collect only what the race needs.</strong></p>
<h2>What we collect</h2>
<table>
<thead><tr><th>When</th><th>What</th><th>What for</th></tr></thead>
<tbody>
<tr><td>Register, log in</td><td>Phone number or e-mail, password, time of login</td><td>To know your account and keep it safe</td></tr>
<tr><td>Ask for a code</td><td>Phone number or e-mail, outcome of the human check</td><td>To be sure it is you, and to stop misuse</td></tr>
<tr><td>Enter the race</td><td>Name, document and its number, sex, date of birth, nationality, address, emergency contact, proof of a finish, signed declaration</td><td>To check your entry, draw the ballot, insure you and issue your bib</td></tr>
<tr><td>Collect your kit</td><td>A picture of your face, taken on the spot</td><td>To be sure that nobody runs for another</td></tr>
<tr><td>Race</td><td>Times at the mats, places, photos on the course</td><td>To publish results, make certificates and let you find your photos</td></tr>
</tbody>
</table>
<h2>Sensitive information</h2>
<p><strong>Document numbers, faces and anything about children under 14 are sensitive.</strong> We explain and ask for your consent before we collect them. Finding photos by face is optional: a search by bib always stands beside it, and the picture that you search with is deleted once it has been compared.</p>
<h2>Passwords and your browser</h2>
<ul>
<li>A password is encrypted on its way; the server keeps only a digest that cannot be turned back.</li>
<li>Your browser keeps your login, basic account data, a copy of the website’s content, and drafts of entry forms. A draft holds no document number, signature or guardian’s data.</li>
<li>The choice of language is kept in one cookie for 365 days. We use no cookies for advertising or for following you across websites.</li>
</ul>
<h2>How we use it</h2>
<p>Only for the purposes above: not for advertising, and not for automated decisions about you. The ballot is drawn by a published random procedure. For any other purpose we ask you again.</p>
<h2>Who receives it</h2>
<p>We sell no personal information. Where the race needs it, these receive the least that they need, and are bound to keep it confidential:</p>
<ul>
<li>the insurer, for your accident cover;</li>
<li>the timing and photo services, for results and photos;</li>
<li>the medical service, in an emergency;</li>
<li>the providers of text messages, e-mail and the human check;</li>
<li>the Chinese Athletics Association, for certified results.</li>
</ul>
<p>We also hand over what the law requires.</p>
<h2>Public results and photos</h2>
<p>Results are the public record of the race. Public lists show the first character of a name and the last four of a document number. Looking up someone’s result or photos takes two facts. You may ask to have a photo of yourself taken down.</p>
<h2>How long we keep it</h2>
<ul>
<li>account data: until the account is closed;</li>
<li>entry papers and faces: deleted within 6 months after the race, unless the law says otherwise;</li>
<li>results: kept as the race’s archive;</li>
<li>records of logins: at least 6 months, as the law on network security requires.</li>
</ul>
<h2>Your rights</h2>
<p>You may see, copy, correct, complete or delete your information, withdraw a consent, or close your account. A withdrawal does not touch what was done before. Write to us as said below; we answer within 15 working days.</p>
<h2>Minors</h2>
<p>Runners under 18 may enter the half marathon with a guardian’s signed consent. The guardian may use these rights for them.</p>
<h2>Safety</h2>
<p>Data is stored in mainland China and encrypted on its way. Those who handle it are authorised and bound to confidentiality. Should data leak, we act at once and tell you and the authorities as the law requires.</p>
<h2>Contact</h2>
<p>For questions and complaints write to or call our officer for personal information; the details are under <a href="#/about-us/contact-us">Contact us</a>. Changes are announced on the website and at the next login. The Chinese text is the binding one.</p>
`,
}
