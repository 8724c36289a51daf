import { EventStatusNotice } from '#components/EventStatusNotice.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { RaceGuide } from '#site-config/raceGuide.ts'
import { CutOffs } from './CutOffs.tsx'
import { GuideHead } from './GuideHead.tsx'
import { GuideLines } from './GuideLines.tsx'
import { GuideSection } from './GuideSection.tsx'
import { GuideTable } from './GuideTable.tsx'
import { GuideTimes } from './GuideTimes.tsx'
import { kitLists, MandatoryKit } from './MandatoryKit.tsx'
import { PhoneNumbers } from './PhoneNumbers.tsx'
import { Waves } from './Waves.tsx'
import styles from './RaceGuideSheet.module.css'

/**
 * The race guide itself, which fills one A4 sheet in print; kit that differs by event takes a second
 * one. Empty sections are omitted.
 */
export function RaceGuideSheet({ guide }: { guide: RaceGuide }) {
  const { t, languages } = useText()
  const kit = kitLists(useConfig())
  return (
    <article className={styles.raceGuide} aria-label={t('route.raceGuide')}>
      <EventStatusNotice className={styles.status} />
      <GuideHead />
      <div className={styles.columns}>
        <div>
          <GuideSection title={t('raceGuide.times')} isShown={guide.times.length > 0}>
            <GuideTimes times={guide.times} />
          </GuideSection>
          <Waves />
          <CutOffs finishes={guide.finishes} />
          <GuideSection title={t('raceGuide.shuttles')} isShown={guide.shuttles.length > 0}>
            <GuideTable
              title={t('raceGuide.shuttles')}
              head={[
                t('raceGuide.shuttle.line'),
                t('raceGuide.shuttle.time'),
                t('raceGuide.shuttle.every'),
              ]}
              rows={guide.shuttles.map((shuttle) => [
                markedText(shuttle, 'line', languages),
                markedText(shuttle, 'time', languages),
                markedText(shuttle, 'every', languages),
              ])}
            />
          </GuideSection>
          <PhoneNumbers phones={guide.phones} />
        </div>
        <div>
          {kit.length < 2 && <MandatoryKit lists={kit} />}
          <GuideSection title={t('raceGuide.bring')} isShown={guide.bring.length > 0}>
            <GuideLines lines={guide.bring} isToTick />
          </GuideSection>
          <GuideSection title={t('raceGuide.medical')} isShown={guide.medical.length > 0}>
            <GuideLines lines={guide.medical} />
          </GuideSection>
          <GuideSection title={t('raceGuide.notes')} isShown={guide.notes.length > 0}>
            <GuideLines lines={guide.notes} />
          </GuideSection>
        </div>
        {kit.length > 1 && (
          <div className={styles.wide}>
            <MandatoryKit lists={kit} />
          </div>
        )}
      </div>
      <dl className={styles.own} aria-label={t('raceGuide.own')}>
        <dt>{t('raceGuide.own.bib')}</dt>
        <dd />
        <dt>{t('raceGuide.own.pen')}</dt>
        <dd />
        <dt>{t('raceGuide.own.contact')}</dt>
        <dd />
      </dl>
    </article>
  )
}
