import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { FieldOutput } from '../../fields/FieldOutput.tsx'
import { dayLabel } from '../../fields/labels.ts'
import type { OpenForm } from '../../model/openForm.ts'
import type { SignupView } from '../../model/signupView.ts'
import { Declaration } from './Declaration.tsx'
import styles from './PrintedDeclaration.module.css'

interface Props {
  openForm: OpenForm
  view: SignupView
}

/** The declaration for print: runner, event and signatures. */
export function PrintedDeclaration({ openForm: { form }, view }: Props) {
  const { t } = useText()
  const { item, shown, values, today } = view
  if (!form.statement) return null
  const name = shown.find(({ key }) => key === 'name')
  const signatures = shown.filter(({ type }) => type === 'signature')
  return (
    <article className={styles.sheet} data-prints-alone>
      <p className={styles.who}>
        {name && <FieldOutput field={name} value={values[name.key]} />}{' '}
        {item && <LocalizedText value={item} field="name" />}
      </p>
      <Declaration
        isPrinted
        declaration={form.statement}
        hasGuardian={signatures.some(
          (field) => field.type === 'signature' && field.by === 'guardian',
        )}
      />
      <div className={styles.signatures}>
        {signatures.map((field) => (
          <div key={field.key} className={styles.signature}>
            <span>
              <LocalizedText value={field} field="label" />
            </span>
            <FieldOutput field={field} value={values[field.key]} isBare />
          </div>
        ))}
      </div>
      <p>{dayLabel(today, t)}</p>
    </article>
  )
}
