import { Picture } from '#components/Picture.tsx'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { useRace } from '#race/useRace.ts'
import styles from './AppCode.module.css'

/** Size of the QR code in px (spec §9a). */
const CODE_SIZE = 140

/** The QR code of the race's app, which also allows logging in (spec §1). */
export function AppCode() {
  const { t } = useText()
  const source = useRace().config?.qrCodeImg ?? ''
  if (!safeSource(source)) return null
  return (
    <figure className={styles.app} aria-labelledby="login-app">
      <figcaption id="login-app" className={styles.title}>
        {t('login.app')}
      </figcaption>
      <span className={styles.frame}>
        <Picture
          className={styles.picture}
          src={source}
          alt={t('login.app.alt')}
          width={CODE_SIZE}
          height={CODE_SIZE}
        />
      </span>
      <p className={styles.text}>{t('login.app.text')}</p>
    </figure>
  )
}
