import { Icon } from '../components/Icon.tsx'
import { useText } from '../i18n/useText.ts'
import { toastClosed, useToasts } from '../stores/toasts.ts'
import './Toasts.css'

/** Short messages at the top of the window; they go by themselves after 5 s. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  const { t } = useText()
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, kind, message }) => (
        <div key={id} className={`toast toast--${kind}`}>
          <Icon name={kind === 'success' ? 'check' : 'info'} />
          <span>{message}</span>
          <button type="button" aria-label={t('site.close')} onClick={() => toastClosed(id)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
