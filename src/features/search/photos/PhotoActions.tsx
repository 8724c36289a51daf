import type { Photo } from '#api/race/photos.ts'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { failureLine } from '../failure.ts'
import { usePhotoDownload } from './usePhotoDownload.ts'
import styles from './PhotoActions.module.css'

interface Props {
  photo: Photo
  isChosen: boolean
  onSelect: (isChosen: boolean) => void
  onTakedown: () => void
}

/** Actions for the open photo. */
export function PhotoActions({ photo, isChosen, onSelect, onTakedown }: Props) {
  const { t } = useText()
  const { state, download } = usePhotoDownload('')
  return (
    <div className={styles.photoActions}>
      <span role="status">{state.kind === 'error' && failureLine(state.error, t)}</span>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onSelect(target.checked)}
        />
        <span>{t('photos.chooseThis')}</span>
      </label>
      <button
        type="button"
        aria-busy={state.kind === 'pending'}
        onClick={() => download(() => Promise.resolve([photo]))}
      >
        <Icon name="download" />
        <span>{t('photos.downloadThis')}</span>
      </button>
      <button type="button" onClick={onTakedown}>
        {t('photos.takedown')}
      </button>
    </div>
  )
}
