import { useText } from '#i18n/useText.ts'
import { dayLabel } from '../../labels.ts'
import type { FieldValues } from '#domain/fields/fieldTypes.ts'
import { FilesOutput } from '../../uploads/FilesOutput.tsx'

/** Earlier finishes: found by the search, or entered with proof. */
export function ScoreOutput({ value }: { value: FieldValues['score-verification'] }) {
  const { t } = useText()
  const { finishes, claims, proof } = value
  return (
    <>
      <ul>
        {finishes.map(({ verificationId, distance, date }) => (
          <li key={verificationId}>
            {`${t(`fields.score.${distance}`)} ${dayLabel(date, t)}${t('signup.score.found')}`}
          </li>
        ))}
        {claims.map(({ name, distance, date }, index) => (
          <li key={index}>
            {[name, t(`fields.score.${distance}.km`), dayLabel(date, t)].join(t('fields.join'))}
          </li>
        ))}
      </ul>
      <FilesOutput urls={proof} />
    </>
  )
}
