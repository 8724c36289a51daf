import { Picture } from '../../components/Picture.tsx'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import { useConfig } from '../../stores/site.ts'
import './SocialMedia.css'

const CODE_SIZE = 132

/** Where to follow the race: the codes of the WeChat account and of the runners' app. */
export function SocialMedia() {
  const { t } = useText()
  const { qrCodeImgH5, qrCodeImg } = useConfig()
  const codes = [
    { src: qrCodeImgH5, name: 'wechat' },
    { src: qrCodeImg, name: 'app' },
  ] as const
  const shown = codes.filter(({ src }) => safeSource(src))
  if (shown.length === 0) return null
  return (
    <section className="social" aria-labelledby="social-title">
      <div className="wrap social__row">
        <div className="social__words">
          <h2 id="social-title" className="social__title">
            {t('home.social')}
          </h2>
          <p className="social__line">{t('home.social.line')}</p>
        </div>
        {shown.map(({ src, name }) => (
          <figure key={name} className="social__card">
            <Picture
              src={src}
              alt={t(`home.social.${name}.alt`)}
              width={CODE_SIZE}
              height={CODE_SIZE}
            />
            <figcaption className="social__caption">
              <strong>{t(`home.social.${name}`)}</strong>
              {t(`home.social.${name}.text`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
