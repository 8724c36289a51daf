import type { BallotState } from '../../src/api/registration.ts'
import type { FieldSource } from '../../src/api/signUpField.ts'
import { timeOf } from './signUps.ts'
import { textOf } from '../database.ts'
import type { World } from '../world.ts'

interface PaperKind {
  field: FieldSource
  /** While a sign-up stands here it may be handed in. */
  taken: BallotState[]
  /** While it stands here the organiser waits for it. */
  asked: BallotState[]
  reason: string
  reasonEn: string
}

/** What can be handed in after the form. */
export const paperKinds: PaperKind[] = [
  {
    field: {
      key: 'proof',
      type: 'images-upload',
      label: '完赛证明',
      labelEn: 'Proof of an earlier finish',
      hint: '完赛证书或成绩页，须看清姓名、赛事、日期与成绩。',
      hintEn: 'A certificate or a page of results that shows name, race, date and time.',
      required: true,
      types: ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
      maxSize: 5,
      maxSizeUnit: 'MB',
      maxCount: 5,
      confirmGenuine: true,
      confirmDelete: true,
    },
    taken: ['toPay', 'paid', 'waiting', 'proofRejected'],
    asked: ['proofRejected'],
    reason: '上一份证明看不清姓名或日期，请重新上传。',
    reasonEn: 'Name or date cannot be read on what you sent. Please send it again.',
  },
  {
    field: {
      key: 'portrait',
      type: 'image-upload',
      label: '证件照',
      labelEn: 'Portrait',
      hint: '用于领物核验，近六个月内正面免冠照片。',
      hintEn: 'For kit pick-up: face to the front, no hat, not older than six months.',
      required: true,
      types: ['jpg', 'jpeg', 'png'],
      maxSize: 1,
      maxSizeUnit: 'MB',
      width: 295,
      height: 413,
      confirmGenuine: true,
      confirmDelete: true,
    },
    taken: ['drawn', 'directEntry'],
    asked: ['drawn', 'directEntry'],
    reason: '恭喜入选，领物前请提交证件照。',
    reasonEn: 'You have a place. Send a portrait before you pick up your kit.',
  },
  {
    field: {
      key: 'medical',
      type: 'images-upload',
      label: '体检报告',
      labelEn: 'Medical report',
      hint: '一年以内，含心电图。',
      hintEn: 'Not older than a year, with an ECG.',
      types: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'],
      maxSize: 10,
      maxSizeUnit: 'MB',
      maxCount: 2,
      confirmGenuine: true,
      confirmDelete: true,
    },
    taken: ['drawn', 'directEntry'],
    asked: [],
    reason: '',
    reasonEn: '',
  },
]

/** What was handed in, the last of each kind. */
export function papers({ database, clock }: World) {
  return {
    async of(signupId: string) {
      const sql = 'SELECT * FROM signUpPapers WHERE signupId = ?'
      const { rows } = await database.execute({ sql, args: [signupId] })
      return new Map(
        rows.map(({ paperId, files, sentAt }) => [
          textOf(paperId),
          { files: textOf(files), sentAt: timeOf(sentAt) },
        ]),
      )
    },

    /** Keeps it in place of what was there; gives the time. */
    async keep(signupId: string, paperId: string, files: string): Promise<string> {
      const now = clock.now()
      const sql = 'INSERT OR REPLACE INTO signUpPapers VALUES (?, ?, ?, ?)'
      await database.execute({ sql, args: [signupId, paperId, files, now] })
      return timeOf(now)
    },
  }
}
