import { useText } from '#i18n/useText.ts'
import { useGroup } from './FieldControlContext.ts'
import type { FieldView, InputProps } from './fieldView.ts'
import styles from './unknownView.module.css'

/** A field of an unknown type: shown as such rather than dropped. */
function UnknownInput({ field }: InputProps<'unknown'>) {
  const { t } = useText()
  return (
    <p {...useGroup()} className={styles.unknown}>
      {t('fields.unknown', { type: field.sentType })}
    </p>
  )
}

export const unknownView: FieldView<'unknown'> = {
  Input: UnknownInput,
  Output: () => null,
  labelling: 'group',
  width: 'half',
  requiredMessage: 'chosen',
}
