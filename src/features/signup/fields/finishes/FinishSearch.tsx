import { type ReactNode, useState } from 'react'
import { type VerifiedFinish, verifyScore } from '#api/race/pastFinishes.ts'
import { Button } from '#components/ui/Button.tsx'
import { cleanInput } from '#domain/cleanInput.ts'
import { readValue } from '#domain/fields/fieldTypes.ts'
import { normalNumber } from '#domain/identityDocument.ts'
import { useText } from '#i18n/useText.ts'
import { type RequestState, useRequest } from '#lib/hooks/useRequest.ts'
import { isCaptchaNeeded, withCaptcha } from '#stores/withCaptcha.ts'
import styles from './FinishSearch.module.css'

interface Props {
  raceId: string
  /** The values of the fields for name and identity document. */
  readPerson: () => { name: unknown; document: unknown }
  onFound: (finishes: VerifiedFinish[]) => void
  disabled?: boolean
  /** What the status line says beside errors. 'needs': name or document is missing. */
  children: (step: RequestState<void>['kind'] | 'needs') => ReactNode
}

/**
 * Searches for a runner's earlier finishes by name and document: the button and its status. The
 * service may ask for a captcha (spec §17); closing it leaves the search to be tried again.
 */
export function FinishSearch({ raceId, readPerson, onFound, disabled = false, children }: Props) {
  const { t } = useText()
  const { state, run } = useRequest<void>()
  const [isIncomplete, setIncomplete] = useState(false)
  const needsCaptcha = state.kind === 'error' && isCaptchaNeeded(state.error)
  const step = isIncomplete ? 'needs' : state.kind

  const search = () => {
    const person = readPerson()
    const name = cleanInput('name', readValue('input', person.name))
    const documentNumber = normalNumber(readValue('identity-document', person.document).number)
    setIncomplete(!name || !documentNumber)
    if (name && documentNumber) {
      run((options) =>
        withCaptcha(options, async (how) =>
          onFound(await verifyScore({ raceId, name, documentNumber }, how)),
        ),
      )
    }
  }
  return (
    <>
      <Button
        variant="plain"
        disabled={disabled}
        // Not disabled while it searches: focus stays.
        aria-disabled={step === 'pending'}
        onClick={search}
      >
        {t(step === 'pending' ? 'fields.score.asking' : 'fields.score.ask')}
      </Button>
      <p role="status" className={styles.state}>
        {step === 'needs' && <span>{t('fields.score.needs')}</span>}
        {step === 'error' && (
          <span>{t(needsCaptcha ? 'fields.score.captcha' : 'fields.score.failed')}</span>
        )}
        {children(step)}
      </p>
    </>
  )
}
