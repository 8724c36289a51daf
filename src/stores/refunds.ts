import { formatRefunds } from '../i18n/fee.ts'
import { useConfig } from './site.ts'

/**
 * What the race pays back to somebody who withdraws after `moment`, in epoch ms (`raceNow`), in lines; none
 * if it does not say.
 */
export const useRefunds = (moment: number): string[] =>
  formatRefunds(useConfig().race?.refunds ?? [], moment)
