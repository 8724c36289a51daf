import { Input } from 'antd'
import { useText } from '#i18n/useText.ts'
import { useControl, useGroup } from '../FieldControlContext.ts'
import styles from './DerivedInput.module.css'

/** A read-only value derived from a document. */
export function DerivedInput({ text }: { text: string }) {
  const { t } = useText()
  const { id, 'aria-describedby': describedBy } = useControl()
  const { 'aria-labelledby': labelledBy } = useGroup()
  return (
    <Input
      id={id}
      className={styles.derived}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      readOnly
      value={text}
      suffix={<span id={`${id}-rule`}>{t('fields.derived')}</span>}
    />
  )
}
