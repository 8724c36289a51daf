import { Link } from 'react-router-dom'
import type { BytesFile } from '../../api/callBytes.ts'
import { fetchCertificate, type Lookup } from '../../api/lookups.ts'
import { useText } from '../../i18n/useText.ts'
import { askAsHuman } from './askAsHuman.ts'
import { CertificatePicture } from './CertificatePicture.tsx'
import { LookupOutcome } from './LookupOutcome.tsx'
import { useLookup } from './useLookup.ts'

interface Props {
  lookup: Lookup
  code: string
}

/** A finisher's certificate: asked for on its own, then seen, saved as a picture or printed. */
export function Certificate({ lookup, code }: Props) {
  const { t } = useText()
  const { state, ask, reset } = useLookup<BytesFile>()
  const show = () =>
    ask((patience) => askAsHuman(patience, (how) => fetchCertificate({ ...lookup, ...how })))
  return (
    <section className="lookup-panel certificate">
      <h2>{t('scores.certificate')}</h2>
      {state.kind === 'idle' && (
        <div className="certificate__actions">
          <button type="button" className="button button--pine" onClick={show}>
            {t('scores.certificate.show')}
          </button>
        </div>
      )}
      <LookupOutcome state={state} onCancel={reset} onRetry={show}>
        {(file) => <CertificatePicture file={file} code={code} />}
      </LookupOutcome>
      <p className="certificate__code">
        {t('scores.certificate.code', { code })}{' '}
        <Link to="/certificate-check" state={{ code }}>
          {t('scores.certificate.check')}
        </Link>
      </p>
    </section>
  )
}
