import type { Photo } from '../../../api/photos.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { failureOf } from '../failure.ts'
import { usePhotoDownload } from './usePhotoDownload.ts'

interface Props {
  photo: Photo
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onTakeDown: () => void
}

/** What can be done with the photo that stands large. */
export function PhotoActions({ photo, isChosen, onChoose, onTakeDown }: Props) {
  const { t } = useText()
  const { state, download } = usePhotoDownload('')
  return (
    <div className="photo-actions">
      <span role="status">{state.kind === 'failed' && t(`lookups.${failureOf(state.error)}`)}</span>
      <label className="photo-actions__choice">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {t('photos.chooseThis')}
      </label>
      <button
        type="button"
        aria-busy={state.kind === 'asking'}
        onClick={() => download(() => Promise.resolve([photo]))}
      >
        <Icon name="download" />
        {t('photos.downloadThis')}
      </button>
      <button type="button" onClick={onTakeDown}>
        {t('photos.takeDown')}
      </button>
    </div>
  )
}
