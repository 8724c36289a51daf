import type { PinnedRunner } from '../../runnerTypes.ts'

const hms = (hours: number, minutes: number, seconds: number) =>
  hours * 3600 + minutes * 60 + seconds

/**
 * People that tests can rely on, each named for what is special about them. The comment gives the
 * state of their sign-up with the clock at `sign-up-open`, then at `night-run`.
 */
export const pinned = {
  // draft; draft
  draft: {
    name: 'Inês Carrilho',
    sex: 2,
    birth: '1993-04-02',
    cardNumber: '140000101ZX1',
    cardType: 'passport',
    itemId: 'half',
    fate: 'draft',
    times: { appliedAt: '2027-02-18 20:00' },
  },
  // toPay; confirmed
  toPay: {
    name: 'Hanna Lindqvist',
    sex: 2,
    birth: '1988-11-19',
    cardNumber: 'P41220075',
    cardType: 'passport',
    itemId: 'half',
    fate: 'confirmed',
    times: {
      appliedAt: '2027-02-19 20:00',
      payBy: '2027-02-22 20:00',
      paidAt: '2027-02-21 21:00',
      reviewedAt: '2027-02-22 15:00',
    },
    bib: 'C0262',
    run: { netSeconds: hms(2, 11, 4), delay: 31 },
  },
  // paid; confirmed
  paid: {
    name: 'Rui Falcão',
    sex: 1,
    birth: '1985-06-30',
    cardNumber: '140000102ZX2',
    cardType: 'passport',
    itemId: 'walk',
    fate: 'confirmed',
    times: {
      appliedAt: '2027-02-20 08:00',
      payBy: '2027-02-23 08:00',
      paidAt: '2027-02-20 09:00',
      reviewedAt: '2027-02-22 12:00',
    },
    bib: 'W0310',
    run: { netSeconds: hms(0, 38, 40), delay: 55 },
  },
  // confirmed; confirmed. The first man of the half marathon
  winner: {
    name: 'Tiago Moreira',
    sex: 1,
    birth: '1996-08-11',
    cardNumber: '140000103ZX3',
    cardType: 'passport',
    itemId: 'half',
    fate: 'confirmed',
    bib: 'A0161',
    run: { netSeconds: hms(1, 10, 27), delay: 1 },
    hasPortrait: true,
  },
  // confirmed; confirmed. Starts in the second wave of the half marathon
  finisher: {
    name: 'Beatriz Sampaio',
    sex: 2,
    birth: '1990-02-23',
    cardNumber: '140000104ZX4',
    cardType: 'passport',
    itemId: 'half',
    fate: 'confirmed',
    bib: 'B0217',
    run: { netSeconds: hms(1, 58, 24), delay: 18 },
    hasPortrait: true,
  },
  // confirmed; confirmed. Finishes the night 10 km after the clocks have gone forward
  summerTime: {
    name: 'Duarte Queirós',
    sex: 1,
    birth: '1974-09-05',
    cardNumber: '140000105ZX5',
    cardType: 'passport',
    itemId: 'night',
    fate: 'confirmed',
    bib: 'N0138',
    run: { netSeconds: hms(1, 36, 12), delay: 40 },
    hasPortrait: true,
  },
  // Too late at the finish of the night 10 km
  lateAtFinish: {
    name: 'Sérgio Pacheco',
    sex: 1,
    birth: '1968-10-05',
    cardNumber: '140000106ZX6',
    cardType: 'passport',
    itemId: 'night',
    fate: 'confirmed',
    bib: 'N0159',
    run: { netSeconds: hms(1, 47, 30), delay: 70 },
  },
  dns: {
    name: 'Raquel Vilela',
    sex: 2,
    birth: '1995-07-07',
    cardNumber: '140000107ZX7',
    cardType: 'passport',
    itemId: 'half',
    fate: 'confirmed',
    bib: 'B0222',
    run: { state: 'dns' },
  },
  // Has a time but no place: the mat on Orchard Hill missed her
  missingMat: {
    name: 'Petra Novotná',
    sex: 2,
    birth: '1987-09-09',
    cardNumber: 'P77302194',
    cardType: 'passport',
    itemId: 'half',
    fate: 'confirmed',
    bib: 'B0209',
    run: { netSeconds: hms(1, 52, 51), delay: 12, missingMats: [15] },
  },
  // Excluded from lists, and found by document number only
  hidden: {
    name: 'Clara Serrano',
    sex: 2,
    birth: '1992-01-17',
    cardNumber: '140000108ZX8',
    cardType: 'passport',
    itemId: 'walk',
    fate: 'confirmed',
    bib: 'W0300',
    isHidden: true,
    run: { netSeconds: hms(0, 45, 5), delay: 60 },
  },
  // confirmed; confirmed. Eight years old
  child: {
    name: 'Matilde Rosado',
    sex: 2,
    birth: '2018-05-14',
    cardNumber: '140000109ZX9',
    cardType: 'passport',
    itemId: 'kids',
    fate: 'confirmed',
    bib: 'K0031',
    run: { netSeconds: hms(0, 5, 12), delay: 6 },
  },
  // confirmed; confirmed. Invited by her club
  invited: {
    name: 'Catarina Lobo',
    sex: 2,
    birth: '1998-12-03',
    cardNumber: '140000110ZX1',
    cardType: 'passport',
    itemId: 'mile',
    fate: 'confirmed',
    bib: 'M0062',
    run: { netSeconds: hms(0, 4, 56), delay: 0 },
    hasPortrait: true,
  },
  // waiting; waiting, never moved up
  waiting: {
    name: 'Leonor Vidal',
    sex: 2,
    birth: '1994-05-28',
    cardNumber: '140000111ZX2',
    cardType: 'passport',
    itemId: 'night',
    fate: 'waiting',
    times: { appliedAt: '2027-02-18 08:00' },
  },
  // waiting; confirmed, moved up in March
  movedUp: {
    name: 'Marco Antunes',
    sex: 1,
    birth: '1989-08-08',
    cardNumber: '140000112ZX3',
    cardType: 'passport',
    itemId: 'night',
    fate: 'movedUp',
    times: {
      appliedAt: '2027-01-30 21:05',
      movedUpAt: '2027-03-08 10:00',
      payBy: '2027-03-10 10:00',
      paidAt: '2027-03-09 09:00',
      reviewedAt: '2027-03-10 09:30',
    },
    bib: 'N0120',
  },
  // confirmed; refunded half of the fee
  refunded: {
    name: 'Vasco Teixeira',
    sex: 1,
    birth: '1981-02-12',
    cardNumber: '140000113ZX4',
    cardType: 'passport',
    itemId: 'half',
    fate: 'refunded',
    times: { refundFrom: '2027-02-25 10:00', refundedAt: '2027-03-03 15:00' },
  },
  // withdrawn; withdrawn: the fee was not paid in time
  withdrawn: {
    name: 'Nuno Castanheira',
    sex: 1,
    birth: '1986-06-06',
    cardNumber: '140000114ZX5',
    cardType: 'passport',
    itemId: 'night',
    fate: 'withdrawn',
    times: { leftAt: '2026-12-08 13:00' },
  },
} satisfies Record<string, PinnedRunner>
