import { Link } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { useText } from '#i18n/useText.ts'
import { usePageReady } from '#lib/hooks/pageReady.ts'
import buttons from '#components/buttons.module.css'

/** Shown inside the layout for an unknown address. */
export function NotFoundPage() {
  const { t } = useText()
  usePageReady()
  return (
    <Notice title={t('site.notFound')} text={t('site.notFound.text')} picture="notFound">
      <Link className={buttons.secondary} to="/home">
        {t('site.backHome')}
      </Link>
    </Notice>
  )
}
