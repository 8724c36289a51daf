import { clsx } from 'clsx'
import type { Photo } from '#api/race/photos.ts'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { PhotoDownload } from './PhotoDownload.tsx'
import { PhotoToolButton } from './PhotoToolButton.tsx'
import styles from './PhotoTools.module.css'

/** More photos than this would not fit into a tab's memory. */
const MAX_CHOSEN = 200

interface Props {
  total: number
  chosen: ReadonlySet<number>
  find: () => Promise<Photo[]>
  onSelectFirst: (count: number) => void
  onSelectNone: () => void
}

/** The number of photos found and selected, and the actions for the selection. */
export function PhotoTools({ total, chosen, find, onSelectFirst, onSelectNone }: Props) {
  const { t } = useText()
  const isTooMany = chosen.size > MAX_CHOSEN
  return (
    <section
      className={clsx(styles.photoTools, chosen.size > 0 && styles.staying)}
      aria-label={t('photos.tools')}
    >
      <h2 className={styles.title}>{t('photos.total', { count: total })}</h2>
      <p role="status" className={styles.count}>
        {isTooMany
          ? t('photos.tooMany', { most: MAX_CHOSEN })
          : chosen.size > 0 && t('photos.chosen', { n: chosen.size })}
      </p>
      <PhotoToolButton variant="plain" onClick={() => onSelectFirst(MAX_CHOSEN)}>
        <Icon name="check" />
        <span>
          {total > MAX_CHOSEN
            ? t('photos.chooseFirst', { most: MAX_CHOSEN })
            : t('photos.chooseAll')}
        </span>
      </PhotoToolButton>
      {chosen.size > 0 && (
        <PhotoToolButton variant="plain" onClick={onSelectNone}>
          {t('photos.chooseNone')}
        </PhotoToolButton>
      )}
      <PhotoDownload find={find} count={isTooMany ? 0 : chosen.size} />
    </section>
  )
}
