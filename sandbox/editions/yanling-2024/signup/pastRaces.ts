import type { FinishKind, PastEvent } from '#api/race/pastFinishes.ts'
import type { PinnedFinish } from '../../signupTypes.ts'

const both: FinishKind[] = ['marathon', 'half']

/** Earlier races, newest first. */
export const pastRaces: PastEvent[] = [
  {
    eventId: 'yanling-2023',
    name: '2023 燕岭马拉松',
    nameEn: 'Yanling Mountain Marathon 2023',
    date: '2023-09-24',
    distances: both,
  },
  {
    eventId: 'qingxia-2023',
    name: '2023 青峡半程马拉松',
    nameEn: 'Qingxia Half Marathon 2023',
    date: '2023-04-16',
    distances: ['half'],
  },
  {
    eventId: 'yanling-2022',
    name: '2022 燕岭马拉松',
    nameEn: 'Yanling Mountain Marathon 2022',
    date: '2022-09-25',
    distances: both,
  },
  {
    eventId: 'yanling-2021',
    name: '2021 燕岭马拉松',
    nameEn: 'Yanling Mountain Marathon 2021',
    date: '2021-09-26',
    distances: both,
  },
]

const LIN = { name: '林远山', documentNumber: '110101199003070011' }
const ZHOU = { name: '周予安', documentNumber: '110101200705120023' }
const CHAN = { name: '陈港生', documentNumber: 'H12345678' }
const SMITH = { name: 'Jane Smith', documentNumber: 'X1234567' }

/** Known finishes: a marathon, a half marathon, two half marathons, and one too old to count. */
export const pinnedFinishes: PinnedFinish[] = [
  { ...LIN, eventId: 'yanling-2023', bib: 'A1024', distance: 'marathon', netTime: '3:42:18' },
  { ...ZHOU, eventId: 'qingxia-2023', bib: 'B0512', distance: 'half', netTime: '2:01:44' },
  { ...CHAN, eventId: 'yanling-2023', bib: 'B2046', distance: 'half', netTime: '1:48:09' },
  { ...CHAN, eventId: 'qingxia-2023', bib: 'B0846', distance: 'half', netTime: '1:46:30' },
  { ...SMITH, eventId: 'yanling-2021', bib: 'A0007', distance: 'marathon', netTime: '4:05:51' },
]
