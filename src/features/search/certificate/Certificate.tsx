import { Link } from 'react-router-dom'
import type { BytesFile } from '#api/http/fetchBytes.ts'
import { fetchCertificate, type Query } from '#api/race/queries.ts'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Untranslated } from '#components/Untranslated.tsx'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { withCaptcha } from '#stores/withCaptcha.ts'
import { SearchOutcome } from '../SearchOutcome.tsx'
import { useRestoredFocus } from '../useRestoredFocus.ts'
import { CertificateActions } from './CertificateActions.tsx'
import { CertificatePicture } from './CertificatePicture.tsx'
import styles from './Certificate.module.css'

interface Props {
  request: Query
  bib: string
  code: string
}

/** A finisher's certificate, loaded on request, to view, save as an image or print. */
export function Certificate({ request, bib, code }: Props) {
  const { t } = useText()
  const { state, run, reset } = useRequest<BytesFile>()
  const part = useRestoredFocus<HTMLElement>(state.kind)
  const show = () =>
    run((retries) =>
      withCaptcha(retries, (options) => fetchCertificate({ ...request, bib, ...options })),
    )
  return (
    <Card ref={part} tabIndex={-1} className={styles.certificate}>
      <h2>{t('results.certificate')}</h2>
      {state.kind === 'idle' && (
        <CertificateActions>
          <Button variant="secondary" onClick={show}>
            {t('results.certificate.show')}
          </Button>
        </CertificateActions>
      )}
      <SearchOutcome state={state} onCancel={reset} onRetry={show}>
        {(file) => <CertificatePicture file={file} code={code} />}
      </SearchOutcome>
      <p className={styles.code}>
        <Trans i18nKey="results.certificate.code" values={{ code: <Untranslated text={code} /> }} />{' '}
        <Link to="/certificate-check" state={{ code }}>
          {t('results.certificate.check')}
        </Link>
      </p>
    </Card>
  )
}
