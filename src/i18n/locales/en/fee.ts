import type { Translated } from '../../translated.ts'
import type { fee as zh } from '../zh/fee.ts'

export const fee: Translated<typeof zh> = {
  'fee.free': 'Free',
  'fee.next': '{fee} from {time}',
  'fee.refunds': 'If you withdraw',
  'fee.refunds.line': 'If you withdraw: {refunds}.',
  'fee.refund': '{percent}% refund until {time}',
  'fee.refund.after': 'no refund after that',
  'fee.refund.over': 'refunds are no longer available',
  'fee.join': '; ',
}
