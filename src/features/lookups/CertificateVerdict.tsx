import type { checkCertificate } from '../../api/results.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { FactList } from '../../components/FactList.tsx'
import { itemName } from './itemName.ts'
import { LookupMessage } from './LookupMessage.tsx'
import { clockTime } from './raceClock.ts'
import { RaceTime } from '../../components/RaceTime.tsx'
import './RegistrationAnswer.css'

interface Props {
  answer: Awaited<ReturnType<typeof checkCertificate>>
}

/** Genuine, and for what; or not one of the organiser's. */
export function CertificateVerdict({ answer }: Props) {
  const { t, language } = useText()
  const config = useConfig()
  if (!answer.isGenuine) {
    return <LookupMessage title={t('scores.check.forged')} text={t('scores.check.forged.text')} />
  }
  const { name, bib, itemId, gunSeconds, netSeconds, place, issuedAt } = answer
  return (
    <section className="lookup-panel registration" aria-labelledby="verdict">
      <div className="registration__head">
        <p className="registration__who">{localized(answer, 'raceName', language)}</p>
        <h2 id="verdict" className="registration__state">
          {t('scores.check.genuine')}
        </h2>
        <p className="registration__text">
          {t(answer.isOfficial ? 'scores.check.official' : 'scores.check.provisional')}
        </p>
      </div>
      <div className="registration__facts">
        <FactList
          className="fact-list"
          facts={[
            [t('scores.column.name'), name],
            [t('scores.column.bib'), bib],
            [t('scores.item'), itemName(config, itemId, language)],
            [t('scores.net'), clockTime(netSeconds)],
            [t('scores.gun'), clockTime(gunSeconds)],
            [t('scores.place.overall'), place],
            [t('scores.check.issued'), <RaceTime key="issued" time={issuedAt} />],
          ]}
        />
      </div>
    </section>
  )
}
