import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { closeToast, useToasts } from '#stores/toasts.ts'
import styles from './Toasts.module.css'

/** Short messages at the top of the window; they disappear after 5 s. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  const { t } = useText()
  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, kind, message }) => (
        <div key={id} className={clsx(styles.toast, styles[kind])} data-testid={`toast-${kind}`}>
          <Icon name={kind === 'success' ? 'check' : 'info'} />
          <span>{message}</span>
          <button type="button" aria-label={t('site.close')} onClick={() => closeToast(id)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
