import { Link } from 'react-router-dom'
import { ModuleType } from '../../api/siteConfig.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { lookUpState, type LookUpModule } from '../../api/lookUpState.ts'

/** The way to the search by a photograph; it says why while the photo look-up is closed. */
export function PhotoSearchLink({ onClosed }: { onClosed: (moduleType: LookUpModule) => void }) {
  const { t } = useText()
  const { isKnown, isOpen, path } = lookUpState(useConfig(), ModuleType.photo)
  if (!isKnown) return null
  const words = (
    <>
      <Icon name="camera" />
      {t('home.search.byPhoto')}
    </>
  )
  return isOpen ? (
    <Link to={path} className="search__photo">
      {words}
    </Link>
  ) : (
    <button type="button" className="search__photo" onClick={() => onClosed(ModuleType.photo)}>
      {words}
    </button>
  )
}
