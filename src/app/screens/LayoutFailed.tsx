import { Link } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { FullScreen } from './FullScreen.tsx'

/** Shown in place of header, page and footer where one of them cannot be rendered. */
export function LayoutFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  const { offered } = siteLanguages(useConfig())
  return (
    <FullScreen languages={offered}>
      <Notice
        isScreen
        title={t('site.layout.failed')}
        text={t('site.layout.failed.text')}
        picture="offline"
      >
        <Button variant="primary" onClick={onRetry}>
          {t('site.retry')}
        </Button>
        <Button as={Link} variant="secondary" to="/home" onClick={onRetry}>
          {t('site.backHome')}
        </Button>
      </Notice>
    </FullScreen>
  )
}
