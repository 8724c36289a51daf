import { clsx } from 'clsx'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { checkCertificate } from '#api/race/results.ts'
import { typed } from '#domain/typed.ts'
import { useText } from '#i18n/useText.ts'
import { parse, text } from '#lib/parse.ts'
import { CertificateVerdict } from './CertificateVerdict.tsx'
import { QueryField } from '../QueryField.tsx'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { useRequest } from '#lib/hooks/useRequest.ts'
import queryForm from '../QueryForm.module.css'
import searchFrameStyles from '../SearchFrame.module.css'
import layout from '#styles/layout.module.css'
import buttons from '#components/buttons.module.css'

/** Checks whether a certificate was issued by the organiser. */
export default function CertificateCheckPage() {
  const { t } = useText()
  const { state: given } = useLocation()
  const [code, setCode] = useState(() => parse(v.object({ code: text }), given).code)
  const [isChecked, setChecked] = useState(false)
  const { state, run, reset } = useRequest<Awaited<ReturnType<typeof checkCertificate>>>()
  const sent = typed('code', code).toUpperCase()
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
    <>
      <header className={searchFrameStyles.queryHead}>
        <div className={clsx(searchFrameStyles.row, layout.wrap)}>
          <div>
            <PageHeading className={searchFrameStyles.title} title={t('route.certificateCheck')} />
            <p className={searchFrameStyles.line}>{t('scores.check.line')}</p>
          </div>
          <form className={clsx(queryForm.row, queryForm.oneField)} noValidate onSubmit={submit}>
            <QueryField
              name="code"
              label={t('scores.check.code')}
              value={code}
              error={isChecked && isEmpty ? t('scores.check.required') : ''}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
            <button type="submit" className={clsx(buttons.primary, queryForm.button)}>
              {t('scores.check.ask')}
            </button>
          </form>
        </div>
      </header>
      <div className={clsx(searchFrameStyles.queryBody, layout.wrap)}>
        <SearchOutcome
          state={state}
          onCancel={reset}
          onRetry={check}
          // A certificate that is not genuine announces this itself.
          announce={({ isGenuine }) => (isGenuine ? t('scores.check.genuine') : '')}
        >
          {(answer) => <CertificateVerdict answer={answer} />}
        </SearchOutcome>
      </div>
    </>
  )
}
