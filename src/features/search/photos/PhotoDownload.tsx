import type { Photo } from '#api/race/photos.ts'
import { Icon } from '#components/Icon.tsx'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { fileSize } from '#lib/fileSize.ts'
import { useConfig } from '#race/useRace.ts'
import { failureLine } from '../failure.ts'
import { useRestoredFocus } from '../useRestoredFocus.ts'
import { PhotoToolButton } from './PhotoToolButton.tsx'
import { usePhotoDownload } from './usePhotoDownload.ts'
import styles from './PhotoDownload.module.css'

const NOTHING = { done: 0, all: 0, bytes: 0 }

interface Props {
  find: () => Promise<Photo[]>
  /** Number of photos that `find` returns. */
  count: number
}

/** Downloads the selected photos, with progress and a cancel button. */
export function PhotoDownload({ find, count }: Props) {
  const { t, languages } = useText()
  const config = useConfig()
  const race =
    localized(config.race ?? {}, 'shortName', languages) ||
    localized(config, 'websiteTitle', languages)
  const { state, download, cancel } = usePhotoDownload(t('photos.zipName', { race }))
  const part = useRestoredFocus<HTMLDivElement>(state.kind)
  if (state.kind === 'pending') {
    const { done, all, bytes } = state.progress ?? NOTHING
    return (
      <div ref={part} className={styles.photoDownload}>
        <progress
          className={styles.bar}
          aria-label={t('photos.packing')}
          max={all || 1}
          value={done}
        />
        <span className={styles.progress}>
          {all > 0
            ? t('photos.packed', { done, all, size: fileSize(bytes) })
            : t('photos.preparing')}
        </span>
        <PhotoToolButton variant="plain" onClick={cancel}>
          {t('photos.cancel')}
        </PhotoToolButton>
      </div>
    )
  }
  return (
    <div ref={part} className={styles.part}>
      <PhotoToolButton variant="secondary" disabled={count === 0} onClick={() => download(find)}>
        <Icon name="download" />
        <span>{t('photos.download')}</span>
      </PhotoToolButton>
      <p role="status" className={styles.outcome}>
        {state.kind === 'error' && <span>{failureLine(state.error, t)}</span>}
        {state.kind === 'success' && (
          <span>
            {state.data.missed
              ? t('photos.missed', { count: state.data.missed })
              : t('photos.saved')}
          </span>
        )}
      </p>
    </div>
  )
}
