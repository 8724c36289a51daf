import { Link } from 'react-router-dom'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import styles from './EmptyContent.module.css'

/** A page whose content the organisers have not published yet. */
export function EmptyContent({ isList = false }: { isList?: boolean }) {
  const { t } = useText()
  return (
    <div className={styles.empty}>
      <Notice
        title={t(isList ? 'documents.list.empty' : 'documents.empty')}
        text={t(isList ? 'documents.list.empty.text' : 'documents.empty.text')}
        picture="empty"
      >
        <Button as={Link} variant="secondary" to="/home">
          {t('site.backHome')}
        </Button>
      </Notice>
    </div>
  )
}
