import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { searchState, type SearchModule } from '#site-config/searchState.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import styles from './PhotoSearchLink.module.css'

/** The link to the face search; explains why if the photo search is closed. */
export function PhotoSearchLink({ onClosed }: { onClosed: (moduleType: SearchModule) => void }) {
  const { t } = useText()
  const { isKnown, isOpen, path } = searchState(useConfig(), ModuleType.photo)
  if (!isKnown) return null
  const texts = (
    <>
      <Icon name="camera" />
      <span>{t('home.search.byPhoto')}</span>
    </>
  )
  return isOpen ? (
    <Link to={path} state={{ searchBy: 'face' }} className={styles.photo}>
      {texts}
    </Link>
  ) : (
    <button type="button" className={styles.photo} onClick={() => onClosed(ModuleType.photo)}>
      {texts}
    </button>
  )
}
