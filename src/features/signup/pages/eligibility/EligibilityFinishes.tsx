import { useText } from '#i18n/useText.ts'
import { groupOf } from '../../fields/fieldControl.ts'
import { FieldControlContext } from '../../fields/FieldControlContext.ts'
import { FieldFrame } from '../../fields/FieldFrame.tsx'
import { FieldLabel } from '../../fields/FieldLabel.tsx'
import { ClaimedFinishes } from '../../fields/finishes/ClaimedFinishes.tsx'
import { FinishList } from '../../fields/finishes/FinishList.tsx'
import { FinishParts } from '../../fields/finishes/FinishParts.tsx'
import { FinishSearch } from '../../fields/finishes/FinishSearch.tsx'
import { Radios } from '../../fields/inputs/Radios.tsx'
import type { EligibilityAnswers } from './eligibilityFields.ts'

interface Props {
  raceId: string
  answers: EligibilityAnswers
  onAnswer: (changed: Partial<EligibilityAnswers>) => void
}

const HAD = groupOf('had')

/** Earlier finishes: searched by name and document, or entered by hand. */
export function EligibilityFinishes({ raceId, answers, onAnswer }: Props) {
  const { t } = useText()
  const { values, had, claims, found } = answers

  return (
    <FieldFrame isWide>
      <FinishParts>
        <FieldControlContext value={HAD}>
          <FieldLabel as="p" id={HAD.labelId}>
            {t('fields.eligibility.had')}
          </FieldLabel>
          <Radios
            look="boxes"
            choices={[
              { value: 'yes', label: t('fields.eligibility.had.yes') },
              { value: 'no', label: t('fields.eligibility.had.no') },
            ]}
            value={had}
            disabled={false}
            onChange={(chosen) => onAnswer({ had: chosen === 'no' ? 'no' : 'yes' })}
          />
        </FieldControlContext>
        {had !== 'no' && (
          <>
            <FinishSearch
              raceId={raceId}
              readPerson={() => ({ name: values.name, document: values.document })}
              onFound={(finishes) =>
                onAnswer({ found: finishes, ...(finishes.length > 0 && { had: 'yes' }) })
              }
            >
              {(step) => step === 'success' && found.length === 0 && t('fields.eligibility.none')}
            </FinishSearch>
            <FinishList finishes={found} />
            {had === 'yes' && (
              <ClaimedFinishes
                claims={claims}
                isNamed={false}
                disabled={false}
                onChange={(changed) => onAnswer({ claims: changed })}
              />
            )}
          </>
        )}
      </FinishParts>
    </FieldFrame>
  )
}
