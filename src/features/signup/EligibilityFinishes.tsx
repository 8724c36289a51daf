import { useState } from 'react'
import { verifyScore } from '../../api/earlierFinishes.ts'
import { useText } from '../../i18n/useText.ts'
import { normalNumber } from '../../lib/identityDocument.ts'
import type { Told } from './eligibilityFields.ts'
import { Claims } from './fields/Claims.tsx'
import { FinishList } from './fields/FinishList.tsx'
import { Radios } from './fields/Radios.tsx'
import { readValue } from './fieldValue.ts'
import { FieldControlContext, groupOf } from './fieldControl.ts'

interface Props {
  raceId: string
  told: Told
  onTell: (changed: Partial<Told>) => void
}

const HAD = groupOf('had')

/** Earlier finishes: looked up by name and document, or told. */
export function EligibilityFinishes({ raceId, told, onTell }: Props) {
  const { t } = useText()
  const [step, setStep] = useState<'idle' | 'asking' | 'needs' | 'failed' | 'none'>('idle')
  const { values, had, claims, found } = told

  async function ask() {
    const name = readValue('input', values.name).trim()
    const documentNumber = normalNumber(readValue('identity-document', values.document).number)
    if (!name || !documentNumber) {
      setStep('needs')
      return
    }
    setStep('asking')
    try {
      const finishes = await verifyScore({ raceId, name, documentNumber })
      onTell({ found: finishes, ...(finishes.length > 0 && { had: 'yes' }) })
      setStep(finishes.length > 0 ? 'idle' : 'none')
    } catch {
      setStep('failed')
    }
  }

  return (
    <div className="signup-field eligibility-finishes">
      <FieldControlContext value={HAD}>
        <p id={HAD.labelId} className="signup-field__label">
          {t('signup.eligibility.had')}
        </p>
        <Radios
          look="boxes"
          choices={[
            { value: 'yes', label: t('signup.eligibility.had.yes') },
            { value: 'no', label: t('signup.eligibility.had.no') },
          ]}
          value={had}
          disabled={false}
          onChange={(chosen) => onTell({ had: chosen === 'no' ? 'no' : 'yes' })}
        />
      </FieldControlContext>
      {had !== 'no' && (
        <>
          <button
            type="button"
            className="button button--plain"
            disabled={step === 'asking'}
            onClick={() => void ask()}
          >
            {t(step === 'asking' ? 'signup.score.asking' : 'signup.score.ask')}
          </button>
          <p role="status" className="signup-score__state">
            {(step === 'needs' || step === 'failed') && t(`signup.score.${step}`)}
            {step === 'none' && t('signup.eligibility.none')}
          </p>
          <FinishList finishes={found} />
          {had === 'yes' && (
            <Claims
              claims={claims}
              isNamed={false}
              disabled={false}
              onChange={(changed) => onTell({ claims: changed })}
            />
          )}
        </>
      )}
    </div>
  )
}
