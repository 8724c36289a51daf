import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { checkCertificate } from '../../api/results.ts'
import { useText } from '../../i18n/useText.ts'
import { parse, text } from '../../lib/parse.ts'
import { CertificateVerdict } from './CertificateVerdict.tsx'
import { FactField } from './FactField.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { useLookup } from './useLookup.ts'
import './FactsForm.css'
import './LookupFrame.css'

/** Says whether a certificate is one that the organiser gave out. */
export default function CertificateCheckPage() {
  const { t } = useText()
  const { state: given } = useLocation()
  const [code, setCode] = useState(() => parse(v.object({ code: text }), given).code)
  const [isChecked, setChecked] = useState(false)
  const { state, ask, reset } = useLookup<Awaited<ReturnType<typeof checkCertificate>>>()
  const isEmpty = !code.trim()

  const check = () => ask((patience) => checkCertificate(code.trim().toUpperCase(), patience))
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
    <>
      <header className="lookup-head">
        <div className="lookup-head__row wrap">
          <div>
            <h1 className="lookup-head__title">{t('route.certificateCheck')}</h1>
            <p className="lookup-head__line">{t('scores.check.line')}</p>
          </div>
          <form className="facts__form facts__form--one" noValidate onSubmit={submit}>
            <FactField
              name="code"
              label={t('scores.check.code')}
              value={code}
              fault={isChecked && isEmpty ? t('scores.check.required') : ''}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
            <button type="submit" className="button facts__button">
              {t('scores.check.ask')}
            </button>
          </form>
        </div>
      </header>
      <div className="lookup-body wrap">
        <LookupOutcome state={state} onCancel={reset} onRetry={check}>
          {(answer) => <CertificateVerdict answer={answer} />}
        </LookupOutcome>
      </div>
    </>
  )
}
