import type { fee as zh } from '../zh/fee.ts'

export const fee: Record<keyof typeof zh, string> = {
  'fee.free': '無料',
  'fee.next': '{time}から{fee}',
  'fee.refunds': '辞退時の返金',
  'fee.refunds.line': '辞退時の返金：{refunds}。',
  'fee.refund': '{time}まで{percent}%返金',
  'fee.refund.after': 'その後は返金なし',
  'fee.refund.over': '返金の期間は終了',
  'fee.join': '、',
}
