import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { checkCertificate } from '#api/race/results.ts'
import { cleanInput } from '#domain/cleanInput.ts'
import { useText } from '#i18n/useText.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { parse, text } from '#lib/parse.ts'
import { QueryField } from '../QueryField.tsx'
import { QueryRow } from '../QueryRow.tsx'
import { SearchLayout } from '../SearchLayout.tsx'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { CertificateVerdict } from './CertificateVerdict.tsx'

/** Checks whether a certificate was issued by the organiser. */
export default function CertificateCheckPage() {
  const { t } = useText()
  const { state: navigationState } = useLocation()
  const [code, setCode] = useState(() => parse(v.object({ code: text }), navigationState).code)
  const [isChecked, setChecked] = useState(false)
  const { state, run, reset } = useRequest<Awaited<ReturnType<typeof checkCertificate>>>()
  const sent = cleanInput('code', code).toUpperCase()
  const isEmpty = !sent

  const check = () => run((retries) => checkCertificate(sent, retries))
  const checkGiven = useEffectEvent(() => {
    if (!isEmpty) check()
  })
  useEffect(() => checkGiven(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (isEmpty) event.currentTarget.querySelector('input')?.focus()
    else check()
  }

  return (
    <SearchLayout
      title={t('route.certificateCheck')}
      subtitle={t('results.check.line')}
      form={
        <QueryRow fields="one" submit={t('results.check.ask')} onSubmit={submit}>
          <QueryField
            name="code"
            label={t('results.check.code')}
            value={code}
            error={isChecked && isEmpty ? t('results.check.required') : ''}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
          />
        </QueryRow>
      }
    >
      <SearchOutcome
        state={state}
        onCancel={reset}
        onRetry={check}
        // The result of a certificate that is not genuine is an alert, which is announced anyway.
        announce={({ isGenuine }) => (isGenuine ? t('results.check.genuine') : '')}
      >
        {(answer) => <CertificateVerdict answer={answer} />}
      </SearchOutcome>
    </SearchLayout>
  )
}
