import { clsx } from 'clsx'
import type { FormSpec } from '#api/race/signupForm.ts'
import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { Icon } from '#components/Icon.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { QuietButton } from '../../fields/QuietButton.tsx'
import styles from './Declaration.module.css'

interface Props {
  declaration: NonNullable<FormSpec['statement']>
  /** Whether a guardian signs too. */
  hasGuardian: boolean
  /** On a sheet of paper: without frame and button. */
  isPrinted?: boolean
}

/** The declaration that runner and guardian sign, to read or print. */
export function Declaration({ declaration, hasGuardian, isPrinted = false }: Props) {
  const { t, languages } = useText()
  const content = (field: 'content' | 'guardianContent') => (
    <SafeHtml
      html={localized(declaration, field, languages)}
      lang={localizedLang(declaration, field, languages)}
    />
  )
  return (
    <div className={clsx(styles.statement, isPrinted && styles.printed)}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <LocalizedText value={declaration} field="title" />
        </h3>
        {!isPrinted && (
          <QuietButton onClick={() => window.print()}>
            <Icon name="print" size={18} />
            <span>{t('signup.statement.print')}</span>
          </QuietButton>
        )}
      </div>
      {content('content')}
      {hasGuardian && (
        <>
          <h4 className={styles.part}>{t('signup.statement.guardian')}</h4>
          {content('guardianContent')}
        </>
      )}
      <p className={styles.version}>
        {t('signup.statement.version', { version: declaration.version })}
      </p>
    </div>
  )
}
