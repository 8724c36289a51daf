import { DataText } from '#components/DataText.tsx'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import type { FileLink } from '#lib/html/contentOutline.ts'
import { useCopyLink } from '../useCopyLink.ts'
import { SignupDeadline } from './SignupDeadline.tsx'
import layout from '#styles/layout.module.css'
import styles from './DocumentTools.module.css'

/** Actions for a document: print, download, copy the link; and a link to sign-up. */
export function DocumentTools({ files }: { files: FileLink[] }) {
  const { t } = useText()
  const copyLink = useCopyLink()
  /** Files of the same kind are told apart by their names. */
  const isOnly = (kind: string) => files.filter((file) => file.kind === kind).length === 1
  return (
    <aside className={styles.documentTools} aria-label={t('documents.tools')}>
      <ul className={styles.list}>
        <li>
          <button type="button" className={styles.tool} onClick={() => print()}>
            <Icon name="print" size={18} />
            <span>{t('documents.print')}</span>
          </button>
        </li>
        {files.map(({ href, kind, name }, index) => (
          <li key={index}>
            <a href={href} download className={styles.tool} title={name}>
              <Icon name="download" size={18} />
              {isOnly(kind) ? (
                <>
                  <span>{t('documents.download', { kind })}</span>
                  <span className={layout.visuallyHidden}>
                    {' '}
                    <DataText text={name} />
                  </span>
                </>
              ) : (
                <span>{t('documents.download', { kind: name || kind })}</span>
              )}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.tool}
            onClick={() => void copyLink(location.href)}
          >
            <Icon name="link" size={18} />
            <span>{t('documents.copy')}</span>
          </button>
        </li>
      </ul>
      <SignupDeadline />
    </aside>
  )
}
