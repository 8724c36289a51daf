import { Input } from 'antd'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { documentKinds } from '../documentKinds.ts'
import { useControl, useGroup } from '../fieldControl.ts'
import { readValue } from '../fieldValue.ts'
import { useForm } from '../formContext.ts'
import type { WidgetProps } from '../widget.ts'
import { Part } from './Part.tsx'
import { Select } from './Select.tsx'

/** Kind and number of a document. What is typed stays as typed: spaces and a small x are forgiven. */
export function IdentityDocumentField(props: WidgetProps<'identity-document'>) {
  const { field, value, onPart, disabled } = props
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const { readValues } = useForm()
  const readRegion = () => readValue('country-advanced', readValues()[field.nationalityFrom]).region
  const [region, setRegion] = useState(readRegion)
  const kinds = documentKinds(field.kinds, region, value.kind)
  return (
    // What was chosen above meanwhile is asked for when somebody comes here.
    <div {...useGroup()} className="signup-row" onFocus={() => setRegion(readRegion())}>
      <Part label={t('signup.document.kind')}>
        {(id) => (
          <Select
            {...control}
            id={id}
            choices={kinds.map((kind) => ({
              value: kind,
              label: t(`signup.document.kind.${kind}`),
            }))}
            value={value.kind}
            disabled={disabled}
            onChange={(chosen) => onPart({ kind: kinds.find((kind) => kind === chosen) ?? '' })}
          />
        )}
      </Part>
      <Part label={t('signup.document.number')}>
        {(id) => (
          <Input
            {...control}
            id={id}
            status={control['aria-invalid'] ? 'error' : ''}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={value.number}
            disabled={disabled}
            onChange={({ target }) => onPart({ number: target.value })}
          />
        )}
      </Part>
    </div>
  )
}
