import type { PinnedRunner } from '../../runnerTypes.ts'

const hms = (hours: number, minutes: number, seconds: number) =>
  hours * 3600 + minutes * 60 + seconds

/**
 * People that tests can rely on, each named for what is special about them. The comment gives the
 * state of their sign-up with the clock at `sign-up-open`, then at `race-day`.
 */
export const pinned = {
  // draft; draft
  draft: {
    name: '小野寺 梢',
    sex: 2,
    birth: '1993-04-02',
    cardNumber: '09012340001',
    cardType: 'none',
    itemId: '20k',
    fate: 'draft',
  },
  // toPay; confirmed
  toPay: {
    name: 'Marta Lindgren',
    sex: 2,
    birth: '1988-11-19',
    cardNumber: 'P41220075',
    cardType: 'passport',
    itemId: '50k',
    fate: 'confirmed',
    times: {
      appliedAt: '2025-02-14 20:00',
      payBy: '2025-02-21 20:00',
      paidAt: '2025-02-18 21:00',
      reviewedAt: '2025-02-19 15:00',
    },
    bib: 'B0310',
    run: { netSeconds: hms(10, 20, 4), delay: 210 },
  },
  // paid; confirmed
  paid: {
    name: '赵启明',
    sex: 1,
    birth: '1985-06-30',
    cardNumber: 'E88061234',
    cardType: 'passport',
    itemId: '20k',
    fate: 'confirmed',
    times: {
      appliedAt: '2025-02-14 09:00',
      payBy: '2025-02-21 09:00',
      paidAt: '2025-02-14 18:00',
      reviewedAt: '2025-02-17 12:00',
    },
    bib: 'C0720',
    run: { netSeconds: hms(2, 58, 40), delay: 95 },
  },
  // confirmed; confirmed. The first man of the 100 km
  winner: {
    name: '早川 岳',
    sex: 1,
    birth: '1991-08-11',
    cardNumber: '09012340002',
    cardType: 'none',
    itemId: '100k',
    fate: 'confirmed',
    bib: 'A0001',
    run: { netSeconds: hms(11, 18, 27), delay: 1 },
    hasPortrait: true,
  },
  // confirmed; confirmed. Finishes in the second night
  finisher: {
    name: '立花 澪',
    sex: 2,
    birth: '1990-02-23',
    cardNumber: '09012340003',
    cardType: 'none',
    phone: '13800000011',
    itemId: '100k',
    fate: 'confirmed',
    bib: 'A0128',
    run: { netSeconds: hms(24, 41, 9), delay: 118 },
    hasPortrait: true,
  },
  // Too late at the first cut-off of the 100 km
  firstCutOff: {
    name: '岡部 進',
    sex: 1,
    birth: '1968-10-05',
    cardNumber: '09012340004',
    cardType: 'none',
    itemId: '100k',
    fate: 'confirmed',
    bib: 'A0241',
    run: { netSeconds: hms(33, 30, 0), delay: 220 },
  },
  // Too late at the second cut-off of the 100 km
  secondCutOff: {
    name: '陈思齐',
    sex: 2,
    birth: '1983-03-14',
    cardNumber: 'K20338816',
    cardType: 'passport',
    itemId: '100k',
    fate: 'confirmed',
    bib: 'A0236',
    run: { netSeconds: hms(29, 48, 0), delay: 214 },
  },
  // Past both cut-offs on the way, and too late at the finish
  lateAtFinish: {
    name: '三浦 健吾',
    sex: 1,
    birth: '1977-12-01',
    cardNumber: '09012340005',
    cardType: 'none',
    itemId: '100k',
    fate: 'confirmed',
    bib: 'A0230',
    run: { netSeconds: hms(28, 6, 30), delay: 209 },
  },
  dns: {
    name: '河野 美帆',
    sex: 2,
    birth: '1995-07-07',
    cardNumber: '09012340006',
    cardType: 'none',
    itemId: '50k',
    fate: 'confirmed',
    bib: 'B0422',
    run: { state: 'dns' },
  },
  // Has a time but no place: the mat at Takemori Shrine missed him
  missingMat: {
    name: 'Tomás Herrera',
    sex: 1,
    birth: '1987-09-09',
    cardNumber: 'X7730219',
    cardType: 'passport',
    itemId: '50k',
    fate: 'confirmed',
    bib: 'B0377',
    run: { netSeconds: hms(8, 2, 51), delay: 60, missingMats: [32] },
    hasPortrait: true,
  },
  // Excluded from lists, and found by document number only
  hidden: {
    name: '白石 ひかり',
    sex: 2,
    birth: '1992-01-17',
    cardNumber: '09012340007',
    cardType: 'none',
    itemId: '20k',
    fate: 'confirmed',
    bib: 'C0655',
    isHidden: true,
    run: { netSeconds: hms(3, 12, 5), delay: 40 },
    hasPortrait: true,
  },
  // waiting; waiting, never moved up
  waiting: {
    name: '栗原 渚',
    sex: 2,
    birth: '1994-05-28',
    cardNumber: '09012340008',
    cardType: 'none',
    itemId: '100k',
    fate: 'waiting',
    times: { appliedAt: '2025-02-14 08:00' },
  },
  // waiting; confirmed, moved up in April
  movedUp: {
    name: 'Grace Tan',
    sex: 2,
    birth: '1989-08-08',
    cardNumber: 'K1190552',
    cardType: 'passport',
    itemId: '100k',
    fate: 'movedUp',
    times: {
      appliedAt: '2025-02-04 21:05',
      movedUpAt: '2025-04-08 10:00',
      payBy: '2025-04-11 10:00',
      paidAt: '2025-04-10 09:00',
      reviewedAt: '2025-04-11 11:00',
    },
    bib: 'A0190',
  },
  // confirmed; refunded
  refunded: {
    name: '大森 亮平',
    sex: 1,
    birth: '1981-02-12',
    cardNumber: '09012340009',
    cardType: 'none',
    itemId: '100k',
    fate: 'refunded',
    times: { refundFrom: '2025-03-28 10:00', refundedAt: '2025-04-04 15:00' },
  },
  // withdrawn; withdrawn: the fee was not paid in time
  withdrawn: {
    name: '村井 直人',
    sex: 1,
    birth: '1986-06-06',
    cardNumber: '09012340010',
    cardType: 'none',
    itemId: '50k',
    fate: 'withdrawn',
    times: { leftAt: '2025-02-08 13:00' },
  },
} satisfies Record<string, PinnedRunner>
