import { ModuleType } from '../../api/siteConfig.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { lookUpState, type LookUpModule } from './lookUpState.ts'

const TITLES = {
  [ModuleType.registration]: 'route.registrationSearch',
  [ModuleType.score]: 'route.scoreSearch',
  [ModuleType.photo]: 'route.imageSearch',
} as const

interface Props {
  moduleType: LookUpModule
  onClose: () => void
}

/** Why a look-up is closed, in the organiser's words where there are any. */
export function ClosedLookUp({ moduleType, onClose }: Props) {
  const { t, language } = useText()
  const state = lookUpState(useConfig(), moduleType)
  return (
    <Dialog title={t(TITLES[moduleType])} closeLabel={t('site.close')} onClose={onClose}>
      <p className="dialog__text">
        {localized(state, 'dialogText', language) || t('site.comingSoon')}
      </p>
      <button type="button" className="button button--pine" onClick={onClose}>
        {t('site.confirm')}
      </button>
    </Dialog>
  )
}
