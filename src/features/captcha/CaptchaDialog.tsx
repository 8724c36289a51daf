import { Dialog } from '#components/Dialog.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { PhoneLink } from '#components/PhoneLink.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { environment } from '#environment/environment.ts'
import { addTexts } from '#i18n/i18n.ts'
import { login as en } from '#i18n/locales/en/login.ts'
import { login as zh } from '#i18n/locales/zh/login.ts'
import { hasText } from '#i18n/localizedText.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { cancelCaptcha, finishCaptcha, chooseQuestion, useCaptcha } from '#stores/captcha.ts'
import { AliyunPanel } from './AliyunPanel.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { SliderPanel } from './SliderPanel.tsx'
import styles from './CaptchaDialog.module.css'

/** The hotline, for visitors who cannot pass a captcha. */
function CaptchaHelp() {
  const { t } = useText()
  const { hotLine } = useConfig()
  if (!hotLine || !hasText(hotLine, 'phone'))
    return <p className={styles.help}>{t('captcha.help.noPhone')}</p>
  return (
    <p className={styles.help}>
      <span>{t('captcha.help')}</span> <PhoneLink entry={hotLine} />
      <span>
        <LocalizedText value={hotLine} field="hours" />
      </span>
    </p>
  )
}

addTexts({ zh, en })

const panels = { aliyun: AliyunPanel, slider: SliderPanel, question: QuestionPanel }

/** The requested captcha, on top of everything else, with a switch to its alternative. */
export default function CaptchaDialog() {
  const { t } = useText()
  const { requested, hasChosenQuestion } = useCaptcha()
  if (!requested) return null
  const { id, kind, scene } = requested
  const isOffered = environment.captcha.isQuestionOffered
  const isQuestion = isOffered && hasChosenQuestion
  const Panel = panels[isQuestion ? 'question' : kind]
  return (
    <Dialog
      key={id}
      title={t(isQuestion ? 'captcha.question.title' : 'captcha.title')}
      closeLabel={t('site.close')}
      onClose={cancelCaptcha}
    >
      {isOffered && (
        <TextButton className={styles.other} onClick={() => chooseQuestion(!isQuestion)}>
          {t(isQuestion ? 'captcha.toSlider' : 'captcha.toQuestion')}
        </TextButton>
      )}
      <Panel scene={scene} onEnd={(outcome) => finishCaptcha(id, outcome)} />
      <CaptchaHelp />
    </Dialog>
  )
}
