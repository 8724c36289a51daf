import type { checkCertificate } from '#api/race/results.ts'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { Card } from '#components/ui/Card.tsx'
import { FactList } from '#components/ui/FactList.tsx'
import { Untranslated } from '#components/Untranslated.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { ResultFacts, ResultHead } from '../ResultHead.tsx'
import { itemName } from '../results/itemName.ts'
import { durationText } from '../results/raceDuration.ts'
import { SearchMessage } from '../SearchMessage.tsx'

interface Props {
  answer: Awaited<ReturnType<typeof checkCertificate>>
}

/** Whether the certificate is genuine, and for which result. */
export function CertificateVerdict({ answer }: Props) {
  const { t, languages } = useText()
  const config = useConfig()
  if (!answer.isGenuine) {
    return <SearchMessage title={t('scores.check.forged')} text={t('scores.check.forged.text')} />
  }
  const { name, bib, itemId, gunSeconds, netSeconds, place, sexPlace, issuedAt } = answer
  return (
    <Card aria-labelledby="verdict">
      <ResultHead
        id="verdict"
        who={<LocalizedText value={answer} field="raceName" />}
        state={t('scores.check.genuine')}
        text={t(answer.isOfficial ? 'scores.check.official' : 'scores.check.provisional')}
      />
      <ResultFacts>
        <FactList
          details={[
            [t('scores.column.name'), <Untranslated key="name" text={name} />],
            [t('search.bib'), bib && <Untranslated key="bib" text={bib} />],
            [t('scores.item'), itemName(config, itemId, languages)],
            [t('scores.net'), durationText(netSeconds)],
            [t('scores.gun'), durationText(gunSeconds)],
            [t('scores.place.overall'), place],
            [t('scores.place.sex'), sexPlace],
            [t('scores.check.issued'), issuedAt && <RaceTime key="issued" time={issuedAt} />],
          ]}
        />
      </ResultFacts>
    </Card>
  )
}
