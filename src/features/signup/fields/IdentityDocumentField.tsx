import { useText } from '../../../i18n/useText.ts'
import { DOCUMENT_KINDS } from '../../../lib/identityDocument.ts'
import { useControl, useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { Part } from './Part.tsx'
import { Select } from './Select.tsx'

/** Kind and number of a document. What is typed stays as typed: spaces and a small x are forgiven. */
export function IdentityDocumentField(props: WidgetProps<'identity-document'>) {
  const { field, value, onChange, disabled } = props
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const kinds = DOCUMENT_KINDS.filter(
    (kind) => field.kinds.length === 0 || field.kinds.includes(kind),
  )
  return (
    <div {...useGroup()} className="signup-row">
      <Part label={t('signup.document.kind')}>
        <Select
          {...control}
          choices={kinds.map((kind) => ({ value: kind, label: t(`signup.document.kind.${kind}`) }))}
          value={value.kind}
          disabled={disabled}
          onChange={(chosen) =>
            onChange({ ...value, kind: kinds.find((kind) => kind === chosen) ?? '' })
          }
        />
      </Part>
      <Part label={t('signup.document.number')}>
        <input
          {...control}
          type="text"
          className="signup-input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value.number}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, number: target.value })}
        />
      </Part>
    </div>
  )
}
