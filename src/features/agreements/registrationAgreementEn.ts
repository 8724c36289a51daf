import type { Agreement } from './agreement.ts'

export const registrationAgreementEn: Agreement = {
  title: 'Registration Agreement',
  since: 'For the 2024 Yanling Mountain Marathon',
  content: `
<p>This agreement is between the entrant and the organising committee. It covers the marathon (42.195 km) and the half marathon (21.0975 km) on 22 September 2024. By submitting an entry you accept it, together with the race rules and the declaration.</p>
<h2>Who may enter</h2>
<ul>
<li>Marathon: from the age of 20, born on or before 31 December 2004.</li>
<li>Half marathon: from the age of 16, born on or before 31 December 2008. Under 18, a guardian signs too.</li>
<li>For the marathon you upload proof of one marathon or two half marathons finished since 1 January 2022; for the half marathon, of one marathon or one half marathon.</li>
<li><strong>Do not run with a condition that rules out long-distance running, when pregnant, after drinking, or with a cold or a fever.</strong></li>
</ul>
<h2>Entry and ballot</h2>
<ul>
<li>Entry is open from 8 to 18 August 2024. One identity document, one event.</li>
<li>There are 3,000 places in the marathon and 6,000 in the half marathon. If more people enter, a ballot decides.</li>
<li>Please pay in time after submitting. An entry that is not paid is not in the ballot.</li>
</ul>
<h2>Fees and refunds</h2>
<ul>
<li>The fee is 180 yuan for the marathon and 120 yuan for the half marathon. There is no deposit for the timing chip.</li>
<li>Whoever is not drawn gets the whole fee back, the way it was paid.</li>
<li><strong>Whoever has a place and withdraws gets no refund.</strong></li>
</ul>
<h2>True information</h2>
<p>The event cannot be changed after an entry is submitted. <strong>False information or papers, entering in another’s name, passing on a bib or running for another lead to the loss of entry, result and fee, and may lead to a ban. Those involved bear what follows.</strong></p>
<h2>Kit pick-up</h2>
<p>On 20 and 21 September 2024, in person, with the document that you entered with and a picture of your face taken on the spot. Nobody can collect for you. A kit that is not collected means that you do not run.</p>
<h2>Race day</h2>
<ul>
<li>Check-in is from 6:20 to 7:45, the gun at 8:00. The marathon closes at 14:25, the half marathon at 11:15; there are cut-offs on the way.</li>
<li>Follow referees and medical staff. When you are told to stop, stop at once.</li>
<li>Collect your bag by 15:30 (marathon) or 12:45 (half marathon); after that, within 5 working days. Leave no valuables in it.</li>
</ul>
<h2>Risk and insurance</h2>
<p>A mountain course climbs and bends, and a long race is a heavy load. Have a check-up first and know your limits. The committee insures every runner against accidents, and there is a medical point every 2.5 km. <strong>Beyond the insurance, harm that comes from a hidden illness or from ignoring advice is borne by the runner, unless the committee is at fault.</strong></p>
<h2>Results and prizes</h2>
<p>Results are out within 24 hours. The list of prizes is published for 10 days; prizes are paid within 30 working days after that, less tax. There are timing mats every 5 km: if one is missing, you have a time but no place.</p>
<h2>Pictures and personal information</h2>
<p>The committee may use photos and films of the race to report on it and to promote the sport. Endorsing a product needs your separate consent. Personal information is handled as the <a href="#/privacy-policy">Privacy Policy</a> says.</p>
<h2>Changes</h2>
<p>In extreme weather, disasters or for public safety the committee may change, postpone or cancel the race, and says so as early as it can. If the race is cancelled, the announcement says how fees are refunded.</p>
<h2>Disputes</h2>
<p>Objections to a result or an entry are made in writing while the lists are published. Other disputes are first settled between us; failing that, the people’s court at the committee’s seat decides. The Chinese text is the binding one.</p>
`,
}
