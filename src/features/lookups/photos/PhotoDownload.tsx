import type { Photo } from '../../../api/photos.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { fileSize } from '../../../lib/fileSize.ts'
import { failureOf } from '../failure.ts'
import { usePhotoDownload } from './usePhotoDownload.ts'

interface Props {
  find: () => Promise<Photo[]>
  /** Photos that `find` gives. */
  count: number
}

/** Saves the chosen photos, with progress and a way out. */
export function PhotoDownload({ find, count }: Props) {
  const { t } = useText()
  const { state, progress, download, cancel } = usePhotoDownload(t('photos.zipName'))
  const { done, all, bytes } = progress
  if (state.kind === 'asking') {
    return (
      <div className="photo-download">
        <progress
          className="photo-download__bar"
          aria-label={t('photos.packing')}
          max={all || 1}
          value={done}
        />
        <span className="photo-download__words">
          {all > 0
            ? t('photos.packed', { done, all, size: fileSize(bytes) })
            : t('photos.preparing')}
        </span>
        <button type="button" className="button button--plain photo-tools__button" onClick={cancel}>
          {t('photos.cancel')}
        </button>
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button button--pine photo-tools__button"
        disabled={count === 0}
        onClick={() => download(find)}
      >
        <Icon name="download" />
        {t('photos.download')}
      </button>
      <p role="status" className="photo-download__outcome">
        {state.kind === 'failed' && t(`lookups.${failureOf(state.error)}`)}
        {state.kind === 'answered' &&
          (state.answer.missed
            ? t('photos.missed', { n: state.answer.missed })
            : t('photos.saved'))}
      </p>
    </>
  )
}
