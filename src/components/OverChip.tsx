import { Icon } from './Icon.tsx'
import { useText } from '../i18n/useText.ts'
import './OverChip.css'

/** Says that what a notice announces is over. */
export function OverChip() {
  const { t } = useText()
  return (
    <span className="over-chip">
      <Icon name="clock" size={16} />
      {t('site.over')}
    </span>
  )
}
