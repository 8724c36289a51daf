import { Dialog } from '../../components/Dialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { humanCheckCancelled, humanCheckEnded, useHumanCheck } from '../../stores/humanCheck.ts'
import { AliyunPanel } from './AliyunPanel.tsx'
import { SliderPanel } from './SliderPanel.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import * as loginTexts from '../../i18n/texts/login.ts'
import './HumanCheckDialog.css'

addTexts(loginTexts)

/** The human check that is asked for, over whatever asked for it. */
export default function HumanCheckDialog() {
  const { t } = useText()
  const asked = useHumanCheck((state) => state.asked)
  if (!asked) return null
  const { id, kind, scene } = asked
  const Panel = kind === 'aliyun' ? AliyunPanel : SliderPanel
  return (
    <Dialog
      key={id}
      title={t('humanCheck.title')}
      closeLabel={t('site.close')}
      onClose={humanCheckCancelled}
    >
      <Panel scene={scene} onEnd={(outcome) => humanCheckEnded(id, outcome)} />
    </Dialog>
  )
}
