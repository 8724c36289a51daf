import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { toastRaised } from '../../stores/toasts.ts'
import type { FileLink } from './outline.ts'
import { SignUpDeadline } from './SignUpDeadline.tsx'
import './DocumentTools.css'

/** What can be done with a document: print it, take it along, pass it on; and the way to sign up. */
export function DocumentTools({ files }: { files: FileLink[] }) {
  const { t } = useText()
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toastRaised('success', t('documents.copied'))
    } catch {
      toastRaised('error', t('documents.copyFailed'))
    }
  }
  return (
    <aside className="document-tools" aria-label={t('documents.tools')}>
      <ul className="document-tools__list">
        <li>
          <button type="button" className="document-tools__tool" onClick={() => print()}>
            <Icon name="print" size={18} />
            {t('documents.print')}
          </button>
        </li>
        {files.map(({ href, kind, name }, index) => (
          <li key={index}>
            <a href={href} download className="document-tools__tool" title={name}>
              <Icon name="download" size={18} />
              {t('documents.download', { kind })}
              <span className="visually-hidden"> {name}</span>
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="document-tools__tool" onClick={() => void copyLink()}>
            <Icon name="link" size={18} />
            {t('documents.copy')}
          </button>
        </li>
      </ul>
      <SignUpDeadline />
    </aside>
  )
}
