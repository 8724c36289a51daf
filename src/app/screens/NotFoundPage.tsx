import { Link } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { usePageReady } from '#lib/hooks/usePageReady.ts'

/** Shown inside the layout for an unknown address. */
export function NotFoundPage() {
  const { t } = useText()
  usePageReady()
  return (
    <Notice title={t('site.notFound')} text={t('site.notFound.text')} picture="notFound">
      <Button as={Link} variant="secondary" to="/home">
        {t('site.backHome')}
      </Button>
    </Notice>
  )
}
