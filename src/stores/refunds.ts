import { formatRefunds } from '../i18n/fee.ts'
import { useText } from '../i18n/useText.ts'
import { useConfig } from './site.ts'

/**
 * What the race pays back to somebody who withdraws after `moment`, in epoch ms (`raceNow`), in one line;
 * '' if it does not say.
 */
export function useRefunds(moment: number): string {
  const { t } = useText()
  const { race } = useConfig()
  return formatRefunds(race?.refunds ?? [], moment).join(t('fee.join'))
}
