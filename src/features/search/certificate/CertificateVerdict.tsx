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
            { name: t('scores.column.name'), value: <Untranslated key="name" text={name} /> },
            { name: t('search.bib'), value: bib && <Untranslated key="bib" text={bib} /> },
            { name: t('scores.item'), value: itemName(config, itemId, languages) },
            { name: t('scores.net'), value: durationText(netSeconds) },
            { name: t('scores.gun'), value: durationText(gunSeconds) },
            { name: t('scores.place.overall'), value: place },
            { name: t('scores.place.sex'), value: sexPlace },
            {
              name: t('scores.check.issued'),
              value: issuedAt && <RaceTime key="issued" time={issuedAt} />,
            },
          ]}
        />
      </ResultFacts>
    </Card>
  )
}
