import { useText } from '../i18n/useText.ts'

/** The shape of a page while its file loads. */
export function PageWaiting() {
  const { t } = useText()
  return (
    <div className="page-waiting" role="status">
      <span className="visually-hidden">{t('site.loading')}</span>
      <i className="page-waiting__banner" />
      <i className="page-waiting__line" />
      <i className="page-waiting__line" />
    </div>
  )
}
