import type { Photo } from '../../../api/photos.ts'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { PhotoDownload } from './PhotoDownload.tsx'

/** More photos than these would not fit into a tab's memory. */
const MOST = 200

interface Props {
  total: number
  chosen: ReadonlySet<number>
  find: () => Promise<Photo[]>
  onChooseFirst: (count: number) => void
  onChooseNone: () => void
}

/** How many photos there are and are chosen, and what can be done with the chosen ones. */
export function PhotoTools({ total, chosen, find, onChooseFirst, onChooseNone }: Props) {
  const { t } = useText()
  const isTooMany = chosen.size > MOST
  return (
    <section className="photo-tools" aria-label={t('photos.tools')}>
      <h2 className="photo-tools__title">{t('photos.total', { total })}</h2>
      <p role="status" className="photo-tools__count">
        {isTooMany
          ? t('photos.tooMany', { most: MOST })
          : chosen.size > 0 && t('photos.chosen', { n: chosen.size })}
      </p>
      <button
        type="button"
        className="button button--plain photo-tools__button"
        onClick={() => onChooseFirst(MOST)}
      >
        <Icon name="check" />
        {total > MOST ? t('photos.chooseFirst', { most: MOST }) : t('photos.chooseAll')}
      </button>
      {chosen.size > 0 && (
        <button
          type="button"
          className="button button--plain photo-tools__button"
          onClick={onChooseNone}
        >
          {t('photos.chooseNone')}
        </button>
      )}
      <PhotoDownload find={find} count={isTooMany ? 0 : chosen.size} />
    </section>
  )
}
