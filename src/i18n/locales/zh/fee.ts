/** Texts about fees and refunds. */
export const fee = {
  'fee.free': '免费',
  'fee.next': '{time}起 {fee}',
  'fee.refunds': '放弃名额的退款',
  'fee.refunds.line': '放弃名额的退款：{refunds}。',
  'fee.refund': '截至 {time}，退 {percent}%',
  'fee.refund.after': '之后不退',
  'fee.refund.over': '已不能退款',
  'fee.join': '；',
} as const
