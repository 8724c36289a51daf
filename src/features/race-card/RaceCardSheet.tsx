import type { RaceCard } from '../../api/raceCard.ts'
import { useText } from '../../i18n/useText.ts'
import { CardHead } from './CardHead.tsx'
import { CardSection } from './CardSection.tsx'
import { CardTable } from './CardTable.tsx'
import { CardTimes } from './CardTimes.tsx'
import { Finishes } from './Finishes.tsx'
import { Lines } from './Lines.tsx'
import { Phones } from './Phones.tsx'
import { localized } from '../../i18n/localized.ts'
import './RaceCardSheet.css'

/** The card itself; on paper it fills one sheet of A4. A part without content is left out. */
export function RaceCardSheet({ card }: { card: RaceCard }) {
  const { t, language } = useText()
  return (
    <article className="race-card" aria-label={t('route.raceCard')}>
      <CardHead />
      <div className="race-card__columns">
        <div>
          <CardSection title={t('raceCard.times')} isShown={card.times.length > 0}>
            <CardTimes times={card.times} />
          </CardSection>
          <Finishes finishes={card.finishes} />
          <CardSection title={t('raceCard.shuttles')} isShown={card.shuttles.length > 0}>
            <CardTable
              head={[
                t('raceCard.shuttle.line'),
                t('raceCard.shuttle.time'),
                t('raceCard.shuttle.every'),
              ]}
              rows={card.shuttles.map((shuttle) => [
                localized(shuttle, 'line', language),
                shuttle.time,
                localized(shuttle, 'every', language),
              ])}
            />
          </CardSection>
          <Phones phones={card.phones} />
        </div>
        <div>
          <CardSection title={t('raceCard.bring')} isShown={card.bring.length > 0}>
            <Lines lines={card.bring} isToTick />
          </CardSection>
          <CardSection title={t('raceCard.medical')} isShown={card.medical.length > 0}>
            <Lines lines={card.medical} />
          </CardSection>
          <CardSection title={t('raceCard.notes')} isShown={card.notes.length > 0}>
            <Lines lines={card.notes} />
          </CardSection>
        </div>
      </div>
      <dl className="race-card__own" aria-label={t('raceCard.own')}>
        <dt>{t('raceCard.own.bib')}</dt>
        <dd />
        <dt>{t('raceCard.own.pen')}</dt>
        <dd />
        <dt>{t('raceCard.own.contact')}</dt>
        <dd />
      </dl>
    </article>
  )
}
