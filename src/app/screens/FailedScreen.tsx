import { useState } from 'react'
import { NO_MESSAGE, ServiceError } from '#api/http/errors.ts'
import { retryAtOf } from '#api/race/busy.ts'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import type { Translate } from '#i18n/i18n.ts'
import { useText } from '#i18n/useText.ts'
import { useSecondsUntil } from '#lib/hooks/useSecondsUntil.ts'
import { boot } from '../boot/boot.ts'
import { ConfigError } from '../boot/parseConfig.ts'
import { FullScreen } from './FullScreen.tsx'

function reasonOf(error: unknown, t: Translate): string {
  if (error instanceof ConfigError) return t('site.failed.updating')
  if (!(error instanceof ServiceError)) return t('site.failed.text')
  const { message } = error
  return t(message === NO_MESSAGE ? 'site.failed.noReason' : 'site.failed.reason', { message })
}

/** The site could not start: shows the reason and a retry button (spec §8). */
export function FailedScreen({ error }: { error: unknown }) {
  const { t } = useText()
  const [isTrying, setTrying] = useState(false)
  const seconds = useSecondsUntil(retryAtOf(error))

  const retry = async () => {
    if (isTrying || seconds > 0) return
    setTrying(true)
    await boot()
    setTrying(false)
  }
  return (
    <FullScreen>
      <Notice
        isScreen
        title={t('site.failed')}
        text={reasonOf(error, t)}
        picture={error instanceof ConfigError ? 'empty' : 'offline'}
      >
        <Button
          variant="primary"
          // Not disabled: focus stays for the next try.
          aria-disabled={isTrying || seconds > 0}
          onClick={() => void retry()}
        >
          {seconds > 0 && !isTrying
            ? t('site.retry.in', { n: seconds })
            : t(isTrying ? 'site.loading' : 'site.retry')}
        </Button>
      </Notice>
    </FullScreen>
  )
}
