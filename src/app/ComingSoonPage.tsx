import { Link } from 'react-router-dom'
import { Notice } from '../components/Notice.tsx'
import { useText } from '../i18n/useText.ts'
import { usePageReady } from '../lib/pageReady.ts'

/** A page that is announced but not open yet. */
export function ComingSoonPage() {
  const { t } = useText()
  usePageReady()
  return (
    <Notice
      title={t('site.comingSoon')}
      text={t('site.comingSoon.text')}
      picture="/edition-2024/empty-state.svg"
    >
      <Link className="button button--pine" to="/home">
        {t('site.backHome')}
      </Link>
    </Notice>
  )
}
