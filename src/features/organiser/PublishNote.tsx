import md5 from 'crypto-js/md5'
import { useMemo } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { Finding } from '#config-check/finding.ts'
import { useText } from '#i18n/useText.ts'
import type { RequestState } from '#lib/hooks/useRequest.ts'
import { showToast } from '#stores/toasts.ts'
import styles from './PublishNote.module.css'

interface Props {
  source: string
  check: RequestState<Finding[]>
}

/** Whether the file can be published, and its MD5, which the website service announces. */
export function PublishNote({ source, check }: Props) {
  const { t } = useText()
  /** How many findings break the site; undefined while it is checked. */
  const breaks =
    check.kind === 'success'
      ? check.data.filter(({ grade }) => grade === 'breaks').length
      : undefined
  const hash = useMemo(() => (breaks === 0 ? md5(source).toString() : ''), [breaks, source])
  const stateText = () => {
    if (check.kind === 'error') return t('organiser.checkFailed')
    if (breaks === undefined) return t('organiser.checking')
    return breaks === 0 ? t('organiser.ready') : t('organiser.notReady', { count: breaks })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(hash)
      showToast('success', t('organiser.md5.copied'))
    } catch {
      showToast('error', t('organiser.md5.notCopied'))
    }
  }
  return (
    <div className={styles.note} data-ready={breaks === 0 || undefined}>
      <p role="status">{stateText()}</p>
      {hash && (
        <p className={styles.hash}>
          <span>{t('organiser.md5')}</span>
          <code>{hash}</code>
          <TextButton isSmall onClick={() => void copy()}>
            {t('organiser.md5.copy')}
          </TextButton>
        </p>
      )}
    </div>
  )
}
