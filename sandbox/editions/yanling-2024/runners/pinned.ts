import type { PinnedRunner } from '../../runnerTypes.ts'

const hms = (hours: number, minutes: number, seconds: number) =>
  hours * 3600 + minutes * 60 + seconds

/**
 * People that tests can rely on, each named for what is special about them. The comment gives the
 * state of their sign-up with the clock at `sign-up-open`, then at `ballot-day`.
 */
export const pinned = {
  // draft; draft
  draft: {
    name: '林晓岚',
    sex: 2,
    birth: '1994-03-12',
    cardNumber: '110101199403120022',
    itemId: 'half',
    fate: 'draft',
  },
  // submitted; paid until the draw, then not drawn
  submitted: {
    name: '周明川',
    sex: 1,
    birth: '1988-07-21',
    cardNumber: '110108198807210032',
    itemId: 'full',
    fate: 'notDrawn',
    channel: 'app',
    times: {
      appliedAt: '2024-08-14 20:10',
      paidAt: '2024-08-14 20:30',
      reviewedAt: '2024-08-17 10:00',
      refundFrom: '2024-08-27 10:00',
      refundedAt: '2024-09-03 16:00',
    },
  },
  // proofRejected; the same, too late to correct, and refunded later
  rejected: {
    name: '韩雪峰',
    sex: 1,
    birth: '1979-11-02',
    cardNumber: '130102197911020010',
    itemId: 'full',
    fate: 'rejected',
    times: { refundFrom: '2024-08-27 10:00', refundedAt: '2024-09-03 16:00' },
  },
  // toPay; drawn
  toPay: {
    name: '沈一帆',
    sex: 1,
    birth: '1991-05-30',
    cardNumber: '310104199105300013',
    itemId: 'half',
    fate: 'drawn',
    bib: 'D3888',
    times: { paidAt: '2024-08-17 09:00', reviewedAt: '2024-08-18 10:00' },
  },
  // paid; notDrawn
  notDrawn: {
    name: '何青山',
    sex: 1,
    birth: '1985-01-09',
    cardNumber: '11011219850109001X',
    itemId: 'full',
    fate: 'notDrawn',
    times: { refundFrom: '2024-08-27 10:00', refundedAt: '2024-09-03 16:00' },
  },
  // directEntry; directEntry
  direct: {
    name: '罗知秋',
    sex: 2,
    birth: '1990-10-08',
    cardNumber: '510104199010080027',
    itemId: 'full',
    fate: 'direct',
    channel: 'thirdParty',
    bib: 'A0208',
  },
  // paid; drawn. Has results in three years
  drawn: {
    name: '林知远',
    sex: 1,
    birth: '1992-04-18',
    cardNumber: '110101199204180014',
    phone: '13800000012',
    itemId: 'full',
    fate: 'drawn',
    bib: 'B1226',
    run: { netSeconds: hms(3, 42, 18), delay: 47 },
    earlier: {
      2023: { itemId: 'full', bib: 'B1310', run: { netSeconds: hms(3, 51, 40), delay: 66 } },
      2022: { itemId: 'half', bib: 'D2904', run: { netSeconds: hms(1, 48, 25), delay: 102 } },
    },
    hasPortrait: true,
  },
  // paid; drawn, and given up half an hour later
  givenUp: {
    name: '唐晚舟',
    sex: 2,
    birth: '1996-12-25',
    cardNumber: '330106199612250029',
    itemId: 'half',
    fate: 'givenUp',
    times: { leftAt: '2024-08-26 09:30' },
  },
  // paid; waiting, never moved up
  waiting: {
    name: '江若水',
    sex: 2,
    birth: '1987-06-16',
    cardNumber: '420106198706160021',
    itemId: 'full',
    fate: 'waiting',
    times: { refundFrom: '2024-09-15 10:00', refundedAt: '2024-09-20 16:00' },
  },
  // withdrawn; withdrawn
  withdrawn: {
    name: '邵平',
    sex: 1,
    birth: '1983-02-27',
    cardNumber: '120103198302270013',
    itemId: 'half',
    fate: 'withdrawn',
    times: { leftAt: '2024-08-13 18:00' },
  },
  // paid; refunding, until after the race
  refunding: {
    name: '陆鸣',
    sex: 1,
    birth: '1995-08-04',
    cardNumber: '320106199508040011',
    itemId: 'half',
    fate: 'notDrawn',
    times: { refundFrom: '2024-08-26 09:20', refundedAt: '2024-10-15 12:00' },
  },
  // paid; refunded
  refunded: {
    name: '顾念慈',
    sex: 2,
    birth: '1981-09-19',
    cardNumber: '210102198109190025',
    itemId: 'full',
    fate: 'notDrawn',
    times: { refundFrom: '2024-08-26 09:10', refundedAt: '2024-08-26 09:40' },
  },
  // Has a time but no place: the mat at 30 km missed him
  missingMat: {
    name: '秦牧野',
    sex: 1,
    birth: '1986-05-05',
    cardNumber: '610103198605050014',
    itemId: 'full',
    fate: 'drawn',
    bib: 'B1666',
    run: { netSeconds: hms(4, 5, 12), delay: 141, missingMats: [30] },
    hasPortrait: true,
  },
  // First man, beating the record of 2:28:05
  record: {
    name: '高原',
    sex: 1,
    birth: '1997-01-30',
    cardNumber: '140105199701300014',
    itemId: 'full',
    fate: 'direct',
    bib: 'A0001',
    run: { netSeconds: hms(2, 27, 40), delay: 1 },
    hasPortrait: true,
  },
  // First woman, slower than the record of 2:43:56
  firstWoman: {
    name: '苏映雪',
    sex: 2,
    birth: '1993-02-14',
    cardNumber: '370102199302140029',
    itemId: 'full',
    fate: 'direct',
    bib: 'A0011',
    run: { netSeconds: hms(2, 45, 11), delay: 1 },
    hasPortrait: true,
  },
  // Excluded from lists, and found by document number only
  hidden: {
    name: '白露',
    sex: 2,
    birth: '1989-09-08',
    cardNumber: '110228198909080022',
    itemId: 'half',
    fate: 'drawn',
    bib: 'E5125',
    isHidden: true,
    run: { netSeconds: hms(2, 6, 48), delay: 238 },
    hasPortrait: true,
  },
  dnf: {
    name: '石磊',
    sex: 1,
    birth: '1975-03-03',
    cardNumber: '410105197503030013',
    itemId: 'full',
    fate: 'drawn',
    bib: 'C2750',
    run: { state: 'dnf', netSeconds: hms(5, 40, 0), delay: 260 },
  },
  dns: {
    name: '方晴',
    sex: 2,
    birth: '1998-06-01',
    cardNumber: '110101199806010020',
    itemId: 'half',
    fate: 'drawn',
    bib: 'G8100',
    run: { state: 'dns' },
  },
  dsq: {
    name: '钱立',
    sex: 1,
    birth: '1984-10-10',
    cardNumber: '440106198410100015',
    itemId: 'half',
    fate: 'drawn',
    bib: 'F6612',
    run: { state: 'dsq', reason: 'cutCourse', netSeconds: hms(1, 55, 3), delay: 310 },
  },
  // A pacer, visible in nearly everybody's photos
  pacer: {
    name: '余长风',
    sex: 1,
    birth: '1990-12-12',
    cardNumber: '110101199012120017',
    itemId: 'full',
    fate: 'direct',
    bib: 'B1400',
    run: { netSeconds: hms(3, 59, 30), delay: 55 },
    photos: 10_000,
    hasPortrait: true,
  },
  // Identified by passport
  foreigner: {
    name: 'Anna Lindqvist',
    sex: 2,
    birth: '1991-11-20',
    cardNumber: 'P30458812',
    cardType: 'passport',
    itemId: 'half',
    fate: 'drawn',
    channel: 'app',
    bib: 'D4210',
    run: { netSeconds: hms(1, 52, 7), delay: 180 },
    hasPortrait: true,
  },
} satisfies Record<string, PinnedRunner>
