import { LocalizedText } from '#components/LocalizedText.tsx'
import { Picture } from '#components/Picture.tsx'
import { useText } from '#i18n/useText.ts'
import { videoLength } from '#lib/videoLength.ts'
import type { Video } from '#site-config/siteConfig.ts'
import layout from '#styles/layout.module.css'
import styles from './VideoRow.module.css'

/** A video beside the large one. */
export function VideoRow({ video, onPlay }: { video: Video; onPlay: () => void }) {
  const { t } = useText()
  const length = videoLength(video.seconds)
  return (
    <li>
      <button type="button" className={styles.videoRow} onClick={onPlay}>
        <span className={styles.picture}>
          <Picture
            className={styles.still}
            src={video.picSmall || video.pic}
            alt=""
            width={480}
            height={270}
          />
          {length && <span className={styles.length}>{length}</span>}
        </span>
        <span>
          <span className={layout.visuallyHidden}>{t('home.videos.play')}</span>{' '}
          <strong className={styles.title}>
            <LocalizedText value={video} field="title" orElse={t('home.videos.untitled')} />
          </strong>
          <span className={styles.summary}>
            <LocalizedText value={video} field="summary" />
          </span>
        </span>
      </button>
    </li>
  )
}
