import { useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { useConfig } from '#race/useRace.ts'
import { HomeBlock } from '../HomeBlock.tsx'
import { MoreLink } from '../MoreLink.tsx'
import { recommended } from '../recommended.ts'
import { FeaturedVideo } from './FeaturedVideo.tsx'
import { VideoRow } from './VideoRow.tsx'
import styles from './VideoBlock.module.css'

const MAX_VIDEOS = 6

/** A large video with five beside it; a chosen one swaps places with the large one and plays. */
export function VideoBlock() {
  const { t } = useText()
  const { videoCollections } = useConfig()
  const [chosen, setChosen] = useState({ index: 0, isPlaying: false })
  const videos = recommended(videoCollections.filter(({ src }) => safeSource(src))).slice(
    0,
    MAX_VIDEOS,
  )
  const big = videos[chosen.index] ?? videos[0]
  if (!big) return null

  const play = (index: number) => setChosen({ index, isPlaying: true })
  const rows = videos.map((video) => (video === big ? videos[0] : video) ?? video).slice(1)
  return (
    <HomeBlock
      title={t('home.videos')}
      subtitle={t('home.videos.count', { count: videoCollections.length })}
      background="band"
      action={<MoreLink to="/video-collection" label={t('home.videos.all')} isOnBand />}
    >
      <div className={styles.videos}>
        <FeaturedVideo
          key={videos.indexOf(big)}
          video={big}
          isPlaying={chosen.isPlaying}
          onPlay={() => play(videos.indexOf(big))}
        />
        {rows.length > 0 && (
          <ul className={styles.rows}>
            {rows.map((video) => (
              <VideoRow
                key={videos.indexOf(video)}
                video={video}
                onPlay={() => play(videos.indexOf(video))}
              />
            ))}
          </ul>
        )}
      </div>
    </HomeBlock>
  )
}
