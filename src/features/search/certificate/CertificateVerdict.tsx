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
    return <SearchMessage title={t('results.check.forged')} text={t('results.check.forged.text')} />
  }
  const { name, bib, itemId, gunSeconds, netSeconds, place, sexPlace, issuedAt } = answer
  return (
    <Card aria-labelledby="verdict">
      <ResultHead
        id="verdict"
        who={<LocalizedText value={answer} field="raceName" />}
        state={t('results.check.genuine')}
        text={t(answer.isOfficial ? 'results.check.official' : 'results.check.provisional')}
      />
      <ResultFacts>
        <FactList
          details={[
            { name: t('results.column.name'), value: <Untranslated key="name" text={name} /> },
            { name: t('search.bib'), value: bib && <Untranslated key="bib" text={bib} /> },
            { name: t('results.item'), value: itemName(config, itemId, languages) },
            { name: t('results.net'), value: durationText(netSeconds) },
            { name: t('results.gun'), value: durationText(gunSeconds) },
            { name: t('results.place.overall'), value: place },
            { name: t('results.place.sex'), value: sexPlace },
            {
              name: t('results.check.issued'),
              value: issuedAt && <RaceTime key="issued" time={issuedAt} />,
            },
          ]}
        />
      </ResultFacts>
    </Card>
  )
}
