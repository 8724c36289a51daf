import { Input } from 'antd'
import { useText } from '../../../i18n/useText.ts'
import { useControl, useGroup } from '../fieldControl.ts'

/** What a document says: to be read, not to be changed. */
export function DerivedInput({ text }: { text: string }) {
  const { t } = useText()
  const { id, 'aria-describedby': describedBy } = useControl()
  const { 'aria-labelledby': labelledBy } = useGroup()
  return (
    <Input
      id={id}
      className="signup-derived"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      readOnly
      value={text}
      suffix={<span id={`${id}-rule`}>{t('signup.derived')}</span>}
    />
  )
}
