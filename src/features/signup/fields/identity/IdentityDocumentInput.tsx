import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { readValue } from '#domain/fields/fieldTypes.ts'
import type { Region } from '#domain/fields/placeTypes.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/identityDocument.ts'
import { useText } from '#i18n/useText.ts'
import { readValues } from '../../model/openForm.ts'
import { useControl, useGroup } from '../FieldControlContext.ts'
import type { InputProps } from '../fieldView.ts'
import { Part } from '../inputs/Part.tsx'
import { PartRow } from '../inputs/PartRow.tsx'
import { Select } from '../inputs/Select.tsx'

/** The documents that people from each region use. */
const KINDS: Record<Region, DocumentKind[]> = {
  mainland: ['resident-id', 'passport'],
  'hk-macao': ['hk-macao-permit', 'hmt-residence-permit', 'passport'],
  taiwan: ['taiwan-permit', 'hmt-residence-permit', 'passport'],
  foreign: ['passport', 'foreign-resident-card'],
}

/**
 * The document types offered for a region, out of those that the definition allows; `chosen` is
 * always among them.
 */
const documentKinds = (
  accepted: string[],
  region: Region | '',
  chosen: DocumentKind | '',
): DocumentKind[] =>
  DOCUMENT_KINDS.filter(
    (kind) =>
      kind === chosen ||
      ((accepted.length === 0 || accepted.includes(kind)) &&
        (region === '' || KINDS[region].includes(kind))),
  )

/**
 * Document type and number. The number is kept as typed; spaces and a lower-case x are accepted. The type is
 * not asked for where there is only one.
 */
export function IdentityDocumentInput(props: InputProps<'identity-document'>) {
  const { field, value, onPart, disabled } = props
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const readRegion = () => readValue('country-advanced', readValues()[field.nationalityFrom]).region
  const [region, setRegion] = useState(readRegion)
  const kinds = documentKinds(field.kinds, region, value.kind)
  const only = kinds.length === 1 ? kinds[0] : undefined
  const isKindMissing = value.kind === '' && value.number !== ''
  useEffect(() => {
    if (only && isKindMissing) onPart({ kind: only })
  }, [only, isKindMissing, onPart])
  return (
    // Reads the nationality again on focus, as it may have changed.
    <PartRow {...useGroup()} onFocus={() => setRegion(readRegion())}>
      {!only && (
        <Part label={t('fields.document.kind')}>
          {(id) => (
            <Select
              {...control}
              id={id}
              choices={kinds.map((kind) => ({
                value: kind,
                label: t(`fields.document.kind.${kind}`),
              }))}
              value={value.kind}
              disabled={disabled}
              onChange={(chosen) => onPart({ kind: kinds.find((kind) => kind === chosen) ?? '' })}
            />
          )}
        </Part>
      )}
      <Part label={only ? t(`fields.document.kind.${only}`) : t('fields.document.number')}>
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
    </PartRow>
  )
}
