import { Link } from 'react-router-dom'
import { Notice } from '../components/Notice.tsx'
import { useText } from '../i18n/useText.ts'
import { usePageReady } from '../lib/pageReady.ts'

/** An unknown address, inside the layout. */
export function NotFoundPage() {
  const { t } = useText()
  usePageReady()
  return (
    <Notice
      title={t('site.notFound')}
      text={t('site.notFound.text')}
      picture="/edition-2024/not-found.svg"
    >
      <Link className="button button--pine" to="/home">
        {t('site.backHome')}
      </Link>
    </Notice>
  )
}
