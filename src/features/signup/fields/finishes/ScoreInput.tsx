import type { VerifiedFinish } from '#api/race/pastFinishes.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { readValues } from '../../model/openForm.ts'
import { useGroup } from '../FieldControlContext.ts'
import type { InputProps } from '../fieldView.ts'
import { Uploads } from '../uploads/Uploads.tsx'
import { ClaimedFinishes } from './ClaimedFinishes.tsx'
import { FinishList } from './FinishList.tsx'
import { FinishParts } from './FinishParts.tsx'
import { FinishSearch } from './FinishSearch.tsx'

/**
 * Searches for earlier finishes, and asks for races with proof if none are found. Runners may also
 * add races that the search missed.
 */
export function ScoreInput(props: InputProps<'score-verification'>) {
  const { field, value, onPart, disabled } = props
  const { t } = useText()
  const { id: raceId } = useRace()

  const readPerson = () => {
    const { [field.nameFrom]: name, [field.documentFrom]: document } = readValues()
    return { name, document }
  }
  const take = (found: VerifiedFinish[]) =>
    onPart({
      searched: true,
      finishes: found
        // Finishes that are too old prove nothing; the runner may have others.
        .filter(({ date }) => date >= field.since)
        .map(({ verificationId, distance, date }) => ({ verificationId, distance, date })),
    })

  const { searched, finishes, claims, proof } = value
  return (
    <FinishParts {...useGroup()}>
      <FinishSearch raceId={raceId} readPerson={readPerson} onFound={take} disabled={disabled}>
        {(step) => (
          <>
            {(step === 'idle' || step === 'success') && searched && finishes.length === 0 && (
              <span>{t('fields.score.none')}</span>
            )}
            {finishes.length > 0 && (
              <span>{t('fields.score.found', { count: finishes.length })}</span>
            )}
          </>
        )}
      </FinishSearch>
      {finishes.length > 0 && <FinishList finishes={finishes} />}
      {searched && (
        <ClaimedFinishes
          claims={claims}
          disabled={disabled}
          onChange={(changed) => onPart({ claims: changed })}
        />
      )}
      {searched && (finishes.length === 0 || claims.length > 0 || proof.length > 0) && (
        <div role="group" aria-label={t('fields.score.proof')}>
          <Uploads
            limits={field}
            value={proof}
            disabled={disabled}
            onChange={(change) => onPart((current) => ({ proof: change(current.proof) }))}
          />
        </div>
      )}
    </FinishParts>
  )
}
