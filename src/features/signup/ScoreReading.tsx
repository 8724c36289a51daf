import { useText } from '../../i18n/useText.ts'
import { dayWords } from './fieldWords.ts'
import type { FieldValues } from './fieldValue.ts'
import { FilesReading } from './FilesReading.tsx'

/** Earlier finishes that were found, or those that were named, with proof. */
export function ScoreReading({ value }: { value: FieldValues['score-verification'] }) {
  const { t } = useText()
  const { finishes, claims, proof } = value
  return (
    <>
      <ul>
        {finishes.map(({ verificationId, distance, date }) => (
          <li key={verificationId}>
            {t(`signup.score.${distance}`)} {dayWords(date, t)}
            {t('entry.score.found')}
          </li>
        ))}
        {claims.map(({ name, distance, date }, index) => (
          <li key={index}>
            {name} {t(`signup.score.${distance}`)} {dayWords(date, t)}
          </li>
        ))}
      </ul>
      <FilesReading urls={proof} />
    </>
  )
}
