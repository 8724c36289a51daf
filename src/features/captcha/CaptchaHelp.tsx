import { hasText } from '../../i18n/localizedText.ts'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import { LocalizedText } from '../../components/LocalizedText.tsx'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import styles from './CaptchaDialog.module.css'

/** The hotline, for visitors who cannot pass a captcha. */
export function CaptchaHelp() {
  const { t } = useText()
  const { hotLine } = useConfig()
  if (!hotLine || !hasText(hotLine, 'phone'))
    return <p className={styles.help}>{t('captcha.help.noPhone')}</p>
  return (
    <p className={styles.help}>
      <span>{t('captcha.help')}</span> <PhoneLink entry={hotLine} />
      <span>
        <LocalizedText of={hotLine} field="hours" />
      </span>
    </p>
  )
}
