import type { Translated } from '../translated.ts'

/** Texts about fees and refunds. */
export const zh = {
  'fee.free': '免费',
  'fee.next': '{time}起 {fee}',
  'fee.refunds': '放弃名额的退款',
  'fee.refunds.line': '放弃名额的退款：{refunds}。',
  'fee.refund': '截至 {time}，退 {percent}%',
  'fee.refund.after': '之后不退',
  'fee.refund.over': '已不能退款',
  'fee.join': '；',
} as const

export const en: Translated<typeof zh> = {
  'fee.free': 'Free',
  'fee.next': '{fee} from {time}',
  'fee.refunds': 'If you withdraw',
  'fee.refunds.line': 'If you withdraw: {refunds}.',
  'fee.refund': '{percent}% refund until {time}',
  'fee.refund.after': 'no refund after that',
  'fee.refund.over': 'refunds are no longer available',
  'fee.join': '; ',
}
