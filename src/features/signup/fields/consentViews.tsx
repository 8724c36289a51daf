import type { consentTypes } from '#domain/fields/consentTypes.ts'
import { useText } from '#i18n/useText.ts'
import { PolicyInput } from './consent/PolicyInput.tsx'
import { SignatureInput } from './consent/SignatureInput.tsx'
import type { FieldViews, OutputProps } from './fieldView.ts'
import { agreedLabel } from './labels.ts'
import { FilesOutput } from './uploads/FilesOutput.tsx'
import styles from './consentViews.module.css'

function PolicyOutput({ value }: OutputProps<'policy'>) {
  const { t } = useText()
  return value && <span>{agreedLabel(value, t)}</span>
}

export const consentViews = {
  signature: {
    Input: SignatureInput,
    Output: ({ value: { image, typed } }) =>
      image ? (
        <FilesOutput urls={[image]} />
      ) : (
        <span className={styles.signed} translate="no">
          {typed}
        </span>
      ),
    labelling: 'group',
    width: 'half',
    requiredMessage: 'signed',
  },
  policy: {
    Input: PolicyInput,
    Output: PolicyOutput,
    labelling: 'group',
    width: 'full',
    requiredMessage: 'agreed',
  },
} satisfies FieldViews<keyof typeof consentTypes>
