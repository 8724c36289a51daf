import { Link } from 'react-router-dom'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../i18n/useText.ts'

/** A page whose content the organisers have not published yet. */
export function EmptyContent({ isList = false }: { isList?: boolean }) {
  const { t } = useText()
  return (
    <div className="content__empty">
      <Notice
        title={t(isList ? 'documents.list.empty' : 'documents.empty')}
        text={t(isList ? 'documents.list.empty.text' : 'documents.empty.text')}
        picture="/edition-2024/empty-state.svg"
      >
        <Link className="button button--pine" to="/home">
          {t('site.backHome')}
        </Link>
      </Notice>
    </div>
  )
}
