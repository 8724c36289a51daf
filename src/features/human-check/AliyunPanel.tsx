import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Scene } from '../../api/humanCheck.ts'
import { useText } from '../../i18n/useText.ts'
import type { HumanOutcome } from '../../stores/humanCheck.ts'
import { runAliyunCheck } from './aliyun.ts'
import { Unavailable } from './Unavailable.tsx'

interface Props {
  scene: Scene
  onEnd: (outcome: HumanOutcome) => void
}

/** Aliyun's slider in a frame of its own. */
export function AliyunPanel({ scene, onEnd }: Props) {
  const { t, language } = useText()
  const box = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'waiting' | 'shown' | 'unavailable'>('waiting')

  const ended = useEffectEvent((outcome: HumanOutcome) => {
    if (outcome.kind === 'unavailable') setState('unavailable')
    else onEnd(outcome)
  })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const run = async (element: HTMLElement) => {
      const title = t('humanCheck.title')
      const onShown = () => setState('shown')
      const outcome = await runAliyunCheck({
        box: element,
        title,
        scene,
        language,
        signal,
        onShown,
      })
      if (!signal.aborted) ended(outcome)
    }
    if (box.current) void run(box.current)
    return () => ending.abort()
  }, [attempt, scene, language, t])

  const retry = () => {
    setState('waiting')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {state === 'waiting' && <p role="status">{t('site.loading')}</p>}
      {state === 'unavailable' && <Unavailable onRetry={retry} />}
      <div ref={box} className="human-check__frame" />
    </>
  )
}
