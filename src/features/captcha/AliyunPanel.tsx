import { useRef } from 'react'
import type { Scene } from '#api/user/captcha.ts'
import { useText } from '#i18n/useText.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import type { CaptchaOutcome } from '#stores/captcha.ts'
import { runAliyunCaptcha } from './aliyun.ts'
import { CaptchaUnavailable } from './CaptchaUnavailable.tsx'
import styles from './AliyunPanel.module.css'

interface Props {
  scene: Scene
  onEnd: (outcome: CaptchaOutcome) => void
}

/** Aliyun's slider in an iframe. */
export function AliyunPanel({ scene, onEnd }: Props) {
  const { t, language } = useText()
  const box = useRef<HTMLDivElement>(null)
  const { state, retry } = useLoaded<void, 'shown'>(async ({ signal }, onProgress) => {
    if (!box.current) return
    const title = t('captcha.title')
    const onShown = () => onProgress('shown')
    const frame = { box: box.current, title, scene, language }
    const outcome = await runAliyunCaptcha({ ...frame, signal, onShown })
    signal.throwIfAborted()
    if (outcome.kind === 'unavailable') throw new Error(outcome.kind)
    onEnd(outcome)
  }, `${scene} ${language}`)
  return (
    <>
      {state.kind === 'pending' && !state.progress && <p role="status">{t('site.loading')}</p>}
      {state.kind === 'error' && <CaptchaUnavailable reason="unavailable" onRetry={retry} />}
      <div ref={box} className={styles.frame} />
    </>
  )
}
