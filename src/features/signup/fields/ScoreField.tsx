import { useState } from 'react'
import { verifyScore } from '../../../api/earlierFinishes.ts'
import { useText } from '../../../i18n/useText.ts'
import { normalNumber } from '../../../lib/identityDocument.ts'
import { useGroup } from '../fieldControl.ts'
import { readValue } from '../fieldValue.ts'
import { useForm } from '../formContext.ts'
import type { WidgetProps } from '../widget.ts'
import { Claims } from './Claims.tsx'
import { FinishList } from './FinishList.tsx'
import { Uploads } from './Uploads.tsx'
import './ScoreField.css'

/**
 * Looks earlier finishes up; only where none is found, asks for races by name and proof of them. Who
 * has run more than was found may name those too.
 */
export function ScoreField(props: WidgetProps<'score-verification'>) {
  const { field, value, onPart, disabled } = props
  const { t } = useText()
  const { raceId, readValues } = useForm()
  const [step, setStep] = useState<'idle' | 'asking' | 'needs' | 'failed'>('idle')

  async function ask() {
    const values = readValues()
    const name = readValue('input', values[field.nameFrom]).trim()
    const { number } = readValue('identity-document', values[field.documentFrom])
    const documentNumber = normalNumber(number)
    if (!name || !documentNumber) {
      setStep('needs')
      return
    }
    setStep('asking')
    try {
      const found = await verifyScore({ raceId, name, documentNumber })
      // One that is too old proves nothing: the runner may have another.
      const finishes = found.filter(({ date }) => date >= field.since)
      onPart({
        searched: true,
        finishes: finishes.map(({ verificationId, distance, date }) => ({
          verificationId,
          distance,
          date,
        })),
      })
      setStep('idle')
    } catch {
      setStep('failed')
    }
  }

  const { searched, finishes, claims, proof } = value
  return (
    <div {...useGroup()} className="signup-score">
      <button
        type="button"
        className="button button--plain"
        disabled={disabled || step === 'asking'}
        onClick={() => void ask()}
      >
        {t(step === 'asking' ? 'signup.score.asking' : 'signup.score.ask')}
      </button>
      <p role="status" className="signup-score__state">
        {(step === 'needs' || step === 'failed') && t(`signup.score.${step}`)}
        {step === 'idle' && searched && finishes.length === 0 && t('signup.score.none')}
        {finishes.length > 0 && t('signup.score.found', { count: finishes.length })}
      </p>
      <FinishList finishes={finishes} />
      {searched && (
        <Claims
          claims={claims}
          disabled={disabled}
          onChange={(changed) => onPart({ claims: changed })}
        />
      )}
      {searched && (finishes.length === 0 || claims.length > 0 || proof.length > 0) && (
        <div role="group" aria-label={t('signup.score.proof')}>
          <Uploads
            limits={field}
            value={proof}
            disabled={disabled}
            onChange={(changed) => onPart({ proof: changed })}
          />
        </div>
      )}
    </div>
  )
}
