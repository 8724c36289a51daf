import { clsx } from 'clsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { Picture } from '#components/Picture.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { useConfig } from '#race/useRace.ts'
import layout from '#styles/layout.module.css'
import styles from './SocialMedia.module.css'

const CODE_SIZE = 132

/** Where to follow the race: the QR codes of the WeChat account and the runners' app. */
export function SocialMedia() {
  const { t } = useText()
  const { qrCodeImgH5, qrCodeImg, socialLinks } = useConfig()
  const codes = [
    { src: qrCodeImgH5, name: 'wechat' },
    { src: qrCodeImg, name: 'app' },
  ] as const
  const shown = codes.filter(({ src }) => safeSource(src))
  if (shown.length === 0 && socialLinks.length === 0) return null
  return (
    <section className={styles.social} aria-labelledby="social-title">
      <div className={clsx(layout.wrap, styles.row)}>
        <div className={styles.texts}>
          <h2 id="social-title" className={styles.title}>
            {t('home.social')}
          </h2>
          <p className={styles.line}>{t('home.social.line')}</p>
        </div>
        {shown.map(({ src, name }) => (
          <figure key={name} className={styles.card}>
            <Picture
              src={src}
              className={styles.picture}
              alt={t(`home.social.${name}.alt`)}
              width={CODE_SIZE}
              height={CODE_SIZE}
            />
            <figcaption className={styles.caption}>
              <strong>{t(`home.social.${name}`)}</strong>
              <span>{t(`home.social.${name}.text`)}</span>
            </figcaption>
          </figure>
        ))}
        {socialLinks.map((link, index) => (
          <figure key={index} className={styles.card}>
            {safeSource(link.picture) && (
              <Picture
                src={link.picture}
                className={styles.picture}
                alt=""
                width={CODE_SIZE}
                height={CODE_SIZE}
              />
            )}
            <figcaption className={styles.caption}>
              <strong>
                <LocalizedText value={link} field="name" />
              </strong>
              {link.url && <SmartLink to={link.url}>{t('home.social.open')}</SmartLink>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
