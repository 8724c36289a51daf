import type { EndpointName } from '#api/endpoints.ts'
import { type Description, formed, row } from '../description.ts'
import { formDescriptions } from '../form/fields.ts'

type Descriptions = Record<string, Description>

const TIME = '2024-10-28 12:00:00'

const time = (text: string, example: string) =>
  formed(text, example, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
const day = (text: string, example: string) => formed(text, example, /\d{4}-\d\d-\d\d/)

/** Adds a path before those of some fields. */
const under = (path: string, fields: Descriptions): Descriptions =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [`${path}.${name}`, one]))

const accountId = row('The account of the token. Without it nothing of the answer is shown.', '3')
const itemId = row('Id of the event.', 'half')
const bib = row('Bib.', 'A1234')
const name = row('Name with its first character only.', '林**')
const group = row('Sex and ages: M30-34, F-24, M65+; X where the sex is not stated.', 'M30-34')
const kitFrom = time('When kits are handed out, in the race’s time zone.', '2024-10-25 09:00:00')
const kitTo = time('Until when.', '2024-10-26 18:00:00')
const verificationToken = row('Sent back with the code.', '7d2f…')
const gunSeconds = row('Time from the gun, in seconds.', 6412)
const netSeconds = row('Time from the runner’s own start, in seconds.', 6385)
const publishedAt = time('When results came out.', TIME)

const websiteInfo: Descriptions = {
  id: row('Id of the website.', '1'),
  agreeFlag: row('Whether the organiser agreed to the terms.', 1),
  auditStatus: row('State of the review.', 1),
  businessName: row('Name of the business contact.'),
  businessPhone: row('Phone of the business contact.'),
  contactsName: row('Name of the contact.'),
  contactsPhone: row('Phone of the contact.'),
  createTime: time('When it was made.', '2024-05-06 10:00:00'),
  createUser: row('By whom.'),
  domainName: row('The host that was asked for.', 'www.race.test'),
  endImgUrl: row('Picture at the end of the page.'),
  headImgUrl: row('Picture above the page.', '/files/head.avif'),
  headImgUrlH5: row('The same for phones.', '/files/head-narrow.avif'),
  onlineStatus: row('Whether it is online.', 1),
  organizationId: row('Id of the organiser.'),
  organizationName: row('Name of the organiser.'),
  partnerImgUrl: row('Picture of the partners.'),
  popUpStatus: row('Whether there is a pop-up.', 0),
  publishTime: row('When it was published.'),
  raceId: row('Id of the race.', 'yanling-2024'),
  refuseReason: row('Why a review failed.'),
  showStatus: row('Whether it is shown.', 1),
  status: row('Its state.', 1),
  updateTime: row('When it was changed.'),
  updateUser: row('By whom.'),
  websiteName: row('Name of the website.', '2024 燕岭马拉松'),
}

const raceInfo: Descriptions = {
  auditStatus: row('State of the review.', 1),
  cityId: row('Code of the city.', '110100'),
  contactName: row('Name of the contact.'),
  contactPhone: row('Phone of the contact.'),
  createUser: row('Who made it.'),
  detailAddress: row('Where the race is.', '燕岭区政府广场'),
  districtId: row('Code of the district.', '110119'),
  endTime: time('When the race ends, in its time zone.', '2024-10-27 14:00:00'),
  imgDetail: row('A picture of the race.', '/files/race.avif'),
  itemTimeSetting: row('Not used by the site.'),
  organizationId: row('Id of the organiser.'),
  progressStatus: row('State of the race.', 1),
  provinceId: row('Code of the province.', '110000'),
  raceCategoryId: row('Kind of the race.'),
  raceFeatures: row('What is special about it.'),
  raceId: row('Id of the race.', 'yanling-2024'),
  raceItemTypeName: row('Names of the events.', '马拉松,半程马拉松'),
  raceName: row('Name of the race.', '2024 燕岭马拉松'),
  raceStatus: row('State of the race.', 1),
  signUpEndTime: time('When sign-up ends.', '2024-08-26 17:00:00'),
  signUpMaxNumber: row('Number of places.', 9000),
  signUpOpenStatus: row('Whether sign-up is open.', 1),
  signUpStartTime: time('When sign-up begins.', '2024-08-12 10:00:00'),
  signUpUrl: row('Where sign-up is.'),
  startTime: time('When the race begins, in its time zone.', '2024-10-27 07:30:00'),
  submitStatus: row('Whether it was handed in.', 1),
  updateUser: row('Who changed it.'),
  showSignUpEndTime: row('End of sign-up as it is shown.'),
  showSignUpStartTime: row('Beginning of sign-up as it is shown.'),
}

const country: Descriptions = {
  '[]': row('A country or region.'),
  '[].id': row('Any id.', '1'),
  '[].twoCode': formed('Two letters of ISO 3166-1.', 'CN', /[A-Z]{2}/),
  '[].threeCode': formed('Three letters.', 'CHN', /[A-Z]{3}/),
  '[].numberCode': formed('Three digits.', '156', /\d{3}/),
  '[].cnName': row('Chinese name.', '中国大陆'),
  '[].enName': row('English name.', 'Mainland China'),
  '[].itemName': row('As cnName.', '中国大陆'),
  '[].itemCode': row('As twoCode.', 'CN'),
  '[].itemSort': row('1 to 4 for mainland China, Hong Kong, Macao and Taiwan, 100 for others.', 1),
  '[].dictCode': row('Always country.', 'country'),
}

const userData: Descriptions = {
  accountInfo: row('The account.'),
  'accountInfo.accountId': row('Id of the account.', '3'),
  'accountInfo.accountNick': row('Name beside the menu.', '林远山'),
  'accountInfo.accountPhone': row('Phone number.', '13800000003'),
  'accountInfo.accountIcon': row('Picture.'),
  'accountInfo.thirdInfo': row('Linked accounts of other providers.'),
  'accountInfo.thirdInfo[]': row('A linked account; its fields depend on the provider.'),
  'accountInfo.thirdInfo[].*': row('A text.'),
  userInfo: row('The person.'),
  'userInfo.userName': row('Name.', '林远山'),
  'userInfo.userGender': row('1 male, 2 female, 0 unknown.', 1),
  'userInfo.userPhone': row('Phone number.'),
  'userInfo.userEmail': row('E-mail address.'),
  'accountInfo.imUserPassword': row('Never kept by the site. Better not sent.'),
  'userInfo.cardNumber': row('Never kept by the site. Better not sent.'),
  'userInfo.cardOriginalImg': row('Never kept by the site. Better not sent.'),
  token: row(
    'Sent in the header token from now on: visible ASCII, 4,096 characters at most.',
    '9e1c…',
  ),
  username: row('Name of the account.'),
}

const sentCode: Descriptions = {
  captchaCode: row('Not used by the site. It must not be the code.'),
  verificationToken,
}

const directState: Descriptions = {
  accountId,
  status: row('0 nothing applied for, 1 under review, 2 approved, 3 rejected.', 1),
  isEnded: row('Whether applications are closed.', false),
  channel: row('sponsor, direct, jy (elite), cs (charity), or empty.', 'direct'),
  itemId,
  reason: row('Why it was rejected.', '证明材料不清晰'),
  changedAt: time('When the status changed, in the race’s time zone.', TIME),
  payUrl: row('Where to pay once it is approved: a path of the site, or https.'),
  signupNo: row('Number of the entry that it became.', 'YL24-000123'),
  signupState: row('State of that entry, as in registration status.', 'toPay'),
}

const entry: Descriptions = {
  signupNo: row('Number of the entry, which people use.', 'YL24-000123'),
  itemId,
  name,
  cardNumber: row('Document number with its last four characters only.', '**************0011'),
  channel: row('How the person entered: thirdParty, web or app.', 'web'),
  bib: row('Bib, once bibs are out.', 'A1234'),
  pen: row('Start pen, once bibs are out.', 'A'),
}
const status: Descriptions = {
  ...entry,
  state: row(
    'draft, submitted, proofRejected, toPay, paid, confirmed, directEntry, drawn, givenUp, notDrawn, waiting, withdrawn, refunding or refunded.',
    'drawn',
  ),
  since: time('Since when, in the race’s time zone.', '2024-09-10 10:00:00'),
  nextAt: time('When the next step is due.', '2024-10-25 09:00:00'),
  kitFrom,
  kitTo,
  waitingNumber: row('Place on the waiting list.', 12),
  fee: row('The fee in the race’s currency.', 120),
  refund: row('What is or was paid back.', 60),
  draw: row('The ballot, once it took place.'),
  'draw.at': time('When.', '2024-09-10 10:00:00'),
  'draw.fingerprint': row('SHA-256 of the list that export type draw has.', '9b71…'),
  'draw.entries': row('Entries that took part.', 21_834),
  'draw.places': row('Places that were drawn.', 6000),
}
const registration: Descriptions = {
  ...entry,
  platform: row('Where the person entered.', '赛事官网'),
  phone: row('Phone number with its last four digits only.', '*******0003'),
  sex: row('1 male, 2 female, 0 unknown.', 1),
  group,
  city: row('City.', '北京'),
  club: row('Club.', '晨跑团'),
  clothingSize: row('Size of the shirt.', 'M'),
  fee: row('The fee in the race’s currency.', 120),
  appliedAt: time('When the person entered.', '2024-08-14 09:12:44'),
  paidAt: time('When the fee was paid.', '2024-08-14 09:20:02'),
  kitFrom,
  kitTo,
  kitPlace: row('Where kits are handed out.', '燕岭体育馆'),
}

const run: Descriptions = {
  bib,
  itemId,
  name,
  sex: row('1 male, 2 female, 0 unknown.', 1),
  group,
  club: row('Club.', '晨跑团'),
  state: row('finished, dnf, dns or dsq.', 'finished'),
  reason: row('missingMat, missedCutOff, or the cause of a disqualification.', 'missingMat'),
  gunSeconds,
  netSeconds,
}
const place = (of: string): Descriptions => ({
  [`places.${of}`]: row(`Place ${of === 'overall' ? 'of all' : `by ${of}`}, by gun time.`),
  [`places.${of}.place`]: row('The place.', 214),
  [`places.${of}.of`]: row('Of how many.', 5120),
})
const publication: Descriptions = {
  isOfficial: row('Whether results are final.', true),
  publishedAt,
  officialAt: time('When they become final.', '2024-11-04 12:00:00'),
}
const result: Descriptions = {
  ...run,
  ...publication,
  raceId: row('Id of the race.', 'yanling-2024'),
  year: row('Year of the race.', 2024),
  splits: row('Times at the mats, in any order.'),
  'splits[]': row('A mat.'),
  'splits[].km': row('Where it lies, in kilometres; 0 at the start.', 5),
  'splits[].gunSeconds': row('Seconds from the gun.', 1520),
  'splits[].netSeconds': row('Seconds from the runner’s own start.', 1493),
  'splits[].place': row('Place at the mat by gun time.', 301),
  missingMats: row('Mats that did not record the runner, in kilometres.', [15]),
  'missingMats[]': row('Where such a mat lies.', 15),
  places: row('Places.'),
  ...place('overall'),
  ...place('sex'),
  ...place('group'),
  isRecord: row('Whether it is a record of the course.', false),
  recordBonus: row('Bonus for the record, in the race’s currency.', 10_000),
  certificateCode: row('Code of the certificate.', 'YL24-8K2M-77QX'),
  isHidden: row('Whether the runner is left out of lists.', false),
}

const photosPage: Descriptions = {
  name: row('Name of the runner with its first character only; empty for a face search.', '林**'),
  bib: row('Bib of the runner; empty for a face search.', 'A1234'),
  total: row('Photos on all pages.', 18),
  photos: row('The photos of this page.'),
  'photos[]': row('A photo.'),
  'photos[].photoId': row('Its id.', 'p-2024-0031'),
  'photos[].url': row('The picture: a path of the site, or https.', '/files/photo-31.avif'),
  'photos[].thumbnail': row('A small version of it.', '/files/photo-31-small.avif'),
  'photos[].width': row('Width in pixels.', 1600),
  'photos[].height': row('Height in pixels.', 1067),
  'photos[].km': row('Where it was taken, in kilometres.', 15),
  'photos[].place': row('Where it was taken.', '15 公里'),
  'photos[].takenAt': time('When, in the race’s time zone.', '2024-10-27 08:55:12'),
  matcher: row('How faces are compared; empty unless it is a face search.'),
}

const takedown: Descriptions = {
  requestId: row('Number of the request.', 'T-000017'),
  state: row('waiting for the organiser, or takenDown.', 'waiting'),
}

/** Fields of `data` by call and path; those that the site does not use may be left out. */
export const answers: Partial<Record<EndpointName, Descriptions>> = {
  raceByDomain: {
    raceId: row('Id of the race. Without it the host belongs to no race.', 'yanling-2024'),
    domainName: row('The host that was asked for.', 'www.race.test'),
  },
  configLocation: {
    ...websiteInfo,
    fileMd5: row(
      'MD5 of the file’s bytes, in hex. Only a file with this MD5 is kept for the next visit.',
      '0f34…',
    ),
    uri: row(
      'Where the file is: an address, or a path on the file host. Without it none is published.',
      '/configs/yanling.json',
    ),
  },
  raceInfo,
  commonInfo: { accountId: row('The account of the token.', '3') },
  countries: country,
  captchaChallenge: {
    id: row('Good for one answer.', 'b81d…'),
    picture: row(
      'The picture with the gap: PNG, JPEG or WebP as a data: URL, 1 MB at most.',
      'data:image/png;base64,…',
    ),
    piece: row('The piece that is missing, likewise.', 'data:image/png;base64,…'),
    width: row('Width of the picture in pixels, 4,096 at most.', 320),
    height: row('Height of the picture in pixels, no more than its width.', 160),
    pieceSize: row('Width and height of the piece in pixels.', 44),
    pieceTop: row('Distance of the piece from the top in pixels.', 61),
  },
  captchaQuestion: {
    id: row('Good for one answer.', 'b81d…'),
    question: row('The question. It is required.', '七加五等于几？'),
  },
  captchaVerify: {
    nc_token: row('Of the passed captcha.', 'f3a9…'),
    sessionId: row('Of the passed captcha.', '0c77…'),
    sig: row('Of the passed captcha. The three are good for one call.', '91be…'),
  },
  phoneCode: sentCode,
  emailCode: sentCode,
  newSession: userData,
  imageUpload: {
    url: row(
      'Where the file is: a path of the site, or a host of the environment.',
      '/uploads/3f9a.png',
    ),
  },
  fileUpload: {
    url: row(
      'Where the file is: a path of the site, or a host of the environment.',
      '/uploads/3f9a.pdf',
    ),
  },
  signupForm: formDescriptions,
  signupSubmission: {
    accountId,
    signupId: row('Id of the entry.', '7c1e…'),
    payUrl: row(
      'Where to pay: a path of the site, or https; empty if nothing is due.',
      '/pay/7c1e',
    ),
  },
  mySignups: {
    accountId,
    signups: row('The entries of the account, newest first.'),
    'signups[]': row('An entry.'),
    ...under('signups[]', {
      signupId: row('Id of the entry.', '7c1e…'),
      signupNo: row('Number of the entry, which people use.', 'YL24-000123'),
      raceId: row('Id of the race.', 'yanling-2024'),
      kind: row('post for mass entry, direct for direct entry.', 'post'),
      itemId,
      itemName: row('Name of the event.', '半程马拉松'),
      name: row('Who runs.', '林远山'),
      state: row('State, as in registration status.', 'toPay'),
      since: time('Since when, in the race’s time zone.', '2024-08-15 14:36:12'),
      fee: row('The fee in the race’s currency.', 120),
      submittedAt: time('When it was submitted.', '2024-08-15 14:36:12'),
      paidAt: time('When it was paid.', '2024-08-15 14:40:51'),
      payUrl: row('Where to pay.', '/pay/7c1e'),
      payBy: time('Until when; empty means the end of sign-up.', '2024-08-16 14:36:12'),
      waitingNumber: row('Place on the waiting list.', 12),
      submitKey: row('The key that the submission sent.', '4f1c9a0be2d84f6b'),
      consents: row('What was agreed to.'),
      'consents[]': row('A consent.'),
      'consents[].policyId': row('Id of the policy.', 'image'),
      'consents[].version': row('Its version.', '2024.1'),
      'consents[].agreedAt': time('When it was given.', '2024-08-15 14:36:12'),
      'consents[].withdrawnAt': time('When it was withdrawn.', '2024-08-20 09:00:00'),
    }),
  },
  consentWithdrawal: {
    accountId,
    withdrawnAt: time('When it was withdrawn.', '2024-08-20 09:00:00'),
  },
  requestedDocuments: {
    accountId,
    requiredDocuments: row('Documents that can be handed in after the form.'),
    'requiredDocuments[]': row('A document.'),
    ...under('requiredDocuments[]', {
      signupId: row('Id of the entry.', '7c1e…'),
      paperId: row('Id of the document.', 'proof'),
      itemName: row('Name of the event.', '半程马拉松'),
      field: row('The upload field, as in a form.'),
      files: row('What was handed in: addresses, separated by commas.', '/uploads/3f9a.png'),
      sentAt: time('When it was handed in.', '2024-08-20 09:00:00'),
      isAsked: row('Whether it is asked for; otherwise it is optional.', true),
      reason: row('Why it is asked for.', '证明材料不清晰'),
    }),
  },
  documentSubmission: { accountId, sentAt: time('When it was handed in.', '2024-08-20 09:00:00') },
  directApplication: directState,
  directStatus: directState,
  pastEvents: {
    '[]': row('An earlier race, newest first.'),
    '[].eventId': row('Its id.', 'yanling-2023'),
    '[].name': row('Its name.', '2023 燕岭马拉松'),
    '[].date': day('Its day.', '2023-10-29'),
    '[].distances': row('Its distances that count.'),
    '[].distances[]': row('marathon or half.', 'half'),
  },
  scoreVerification: {
    finishes: row('The finishes that were found.'),
    'finishes[]': row('A finish.'),
    ...under('finishes[]', {
      verificationId: row('Id that a submission names.', 'f-8812'),
      eventId: row('Id of the race.', 'yanling-2023'),
      eventName: row('Name of the race.', '2023 燕岭马拉松'),
      distance: row('marathon or half.', 'half'),
      date: day('Day of the race.', '2023-10-29'),
      netTime: row('Time from the own start.', '1:46:25'),
    }),
  },
  registrationStatus: {
    ...status,
    others: row('Further entries of the same person.'),
    'others[]': row('An entry, as above.'),
    ...under('others[]', status),
  },
  thirdPartyRegistration: registration,
  webRegistration: registration,
  appRegistration: registration,
  runnerScore: result,
  resultsList: {
    ...publication,
    total: row('Results on all pages.', 7211),
    results: row('The results of this page, by place.'),
    'results[]': row('A result. Runners who asked for it are left out.'),
    ...under('results[]', {
      ...run,
      place: row('Place of all.', 214),
      sexPlace: row('Place by sex.', 180),
      groupPlace: row('Place in the group.', 31),
    }),
  },
  certificateCheck: {
    isGenuine: row('Whether the organiser issued this code.', true),
    raceName: row('Name of the race.', '2024 燕岭马拉松'),
    itemId,
    name,
    bib,
    gunSeconds,
    netSeconds,
    place: row('Place of all.', 214),
    sexPlace: row('Place by sex.', 180),
    issuedAt: publishedAt,
    isOfficial: row('Whether results are final.', true),
  },
  photoSearch: photosPage,
  faceSearch: photosPage,
  takedownRequest: takedown,
  takedownCode: { verificationToken },
  takedownConfirmation: takedown,
}
