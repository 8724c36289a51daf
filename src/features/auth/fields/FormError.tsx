import { EmptyBodyError, ServiceError } from '#api/http/errors.ts'
import { AccountCode } from '#api/user/accountCodes.ts'
import { TextButton } from '#components/ui/TextButton.tsx'
import { useText } from '#i18n/useText.ts'
import styles from './FormError.module.css'

interface Props {
  /** The error of the submission; undefined without one. */
  error: unknown
  onRegister: (by: 'phone' | 'email') => void
}

/** How an account that is unknown can be registered. */
function unknownBy(error: unknown) {
  const code = error instanceof ServiceError && Number(error.code)
  if (code === AccountCode.phoneUnknown) return 'phone'
  return code === AccountCode.emailUnknown ? 'email' : null
}

/**
 * Below a form's button: why it failed, with a link to registration if there is no such account.
 */
export function FormError({ error, onRegister }: Props) {
  const { t } = useText()
  const by = unknownBy(error)
  return (
    <>
      <p className={styles.error} role="status">
        {error instanceof EmptyBodyError && t('login.noAnswer')}
      </p>
      {/* Not announced: a toast says the same. */}
      {by && (
        <p className={styles.error}>
          <span>{t(`login.unknown.${by}`)}</span>
          <TextButton onClick={() => onRegister(by)}>
            {t(by === 'phone' ? 'login.registerByPhone' : 'login.registerByEmail')}
          </TextButton>
        </p>
      )}
    </>
  )
}
