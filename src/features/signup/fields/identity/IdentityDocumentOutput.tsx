import { useState } from 'react'
import { Untranslated } from '#components/Untranslated.tsx'
import type { FieldOf, FieldValues } from '#domain/fields/fieldTypes.ts'
import { normalNumber } from '#domain/identityDocument.ts'
import { localized } from '#i18n/localized.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { QuietButton } from '../QuietButton.tsx'
import { TypedText } from '../TypedText.tsx'

interface Props {
  field: FieldOf<'identity-document'>
  value: FieldValues['identity-document']
  isBare: boolean
}

/** Visible trailing characters of a document number, so that it cannot be copied off the screen. */
const TAIL = 4

/** A document with the last digits of its number; a button reveals the rest for checking. */
export function IdentityDocumentOutput({ field, value: { kind, number }, isBare }: Props) {
  const { t, languages } = useText()
  const [isWhole, setWhole] = useState(false)
  const fullNumber = normalNumber(number)
  const action = t(isWhole ? 'signup.number.hide' : 'signup.number.show')
  return (
    <>
      {kind && <span>{t(`fields.document.kind.${kind}`)}</span>}{' '}
      {isWhole ? (
        <TypedText text={fullNumber} isTranslated={false} />
      ) : (
        <Trans
          i18nKey="signup.tail"
          values={{ tail: <Untranslated text={fullNumber.slice(-TAIL)} /> }}
        />
      )}{' '}
      {!isBare && (
        <QuietButton
          aria-label={t('signup.number.of', {
            name: action,
            label: localized(field, 'label', languages),
          })}
          onClick={() => setWhole(!isWhole)}
        >
          {action}
        </QuietButton>
      )}
    </>
  )
}
