import { Icon } from '../../components/Icon.tsx'
import { SafeHtml } from '../../components/SafeHtml.tsx'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import './Statement.css'

interface Props {
  statement: NonNullable<SignUpForm['statement']>
  /** Whether a guardian signs too. */
  hasGuardian: boolean
}

/** What runner and guardian sign, to be read and printed. */
export function Statement({ statement, hasGuardian }: Props) {
  const { t, language } = useText()
  const title = localized(statement, 'title', language)
  return (
    <div className="statement">
      <div className="statement__head">
        <h3 className="statement__title">{title}</h3>
        <button type="button" className="signup-link" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {t('entry.statement.print')}
        </button>
      </div>
      <SafeHtml html={localized(statement, 'content', language)} />
      {hasGuardian && (
        <>
          <h4 className="statement__part">{t('entry.statement.guardian')}</h4>
          <SafeHtml html={localized(statement, 'guardianContent', language)} />
        </>
      )}
      <p className="statement__version">
        {t('entry.statement.version', { version: statement.version })}
      </p>
    </div>
  )
}
