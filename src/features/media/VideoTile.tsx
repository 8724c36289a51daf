import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import type { LightboxState } from '#components/lightbox/useLightbox.ts'
import { markedText } from '#components/LocalizedText.tsx'
import { Picture } from '#components/Picture.tsx'
import { localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { videoLength } from '#lib/videoLength.ts'
import type { Video } from '#site-config/siteConfig.ts'
import layout from '#styles/layout.module.css'
import styles from './VideoTile.module.css'

const POSTER_HEIGHT = 216
/** Height of two lines of title and one line of summary, in rem, and of one more line of summary. */
const TEXT_HEIGHT = 6.125
const LINE_HEIGHT = 1.5
/**
 * From this width in px, the height of a tile includes one line of the summary. A second line fits
 * into the gap between the rows.
 */
const WIDE = 384

/** Height of a video in the grid for its width and the size of 1 rem, all in px. */
export function videoTileHeight(width: number, rem: number): number {
  return POSTER_HEIGHT + rem * (width < WIDE ? TEXT_HEIGHT + LINE_HEIGHT : TEXT_HEIGHT)
}

interface Props {
  video: Video
  name: string
  index: number
  linkTo: LightboxState['linkTo']
}

/** A video in the grid: poster with duration, title, summary; opens the player. */
export const VideoTile = memo(function VideoTile({ video, name, index, linkTo }: Props) {
  const { t, languages } = useText()
  const summary = markedText(video, 'summary', languages)
  const length = videoLength(video.seconds)
  return (
    <Link className={styles.videoTile} {...linkTo(index)}>
      <span className={styles.poster}>
        <Picture
          className={styles.picture}
          src={video.pic}
          small={{ src: video.picSmall, width: 480, sizes: '(max-width: 799px) 360px, 1280px' }}
          alt=""
          width={1280}
          height={720}
        />
        <span className={styles.play}>
          <Icon name="play" size={24} />
        </span>
        {length && (
          <span className={styles.length}>
            <span className={layout.visuallyHidden}>{t('gallery.video.length')}</span>{' '}
            <span>{length}</span>
          </span>
        )}
      </span>
      <h2 className={styles.title} lang={localizedLang(video, 'title', languages)}>
        {name}
      </h2>
      {summary && <p className={styles.summary}>{summary}</p>}
    </Link>
  )
})
