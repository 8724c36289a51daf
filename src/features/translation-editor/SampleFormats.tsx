import { type ReactNode, useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import { DATE_TIME_FORMAT, formatRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '#i18n/language.ts'
import { useText } from '#i18n/useText.ts'
import { readCookie } from '#lib/cookie.ts'
import { fileSize } from '#lib/fileSize.ts'
import { uniqueId } from '#lib/hex.ts'
import { now } from '#lib/serverClock.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import styles from './SampleFormats.module.css'

/** Version stamp of the site (spec §9a). */
const VERSION_STAMP = '2025-08-06'

const SAMPLE_BYTES = [512, 1536, 5 * 1024 ** 2, 1.25 * 1024 ** 3]

const takeSamples = (zone: RaceZone) => ({
  time: formatRaceTime(now(), DATE_TIME_FORMAT, zone),
  id: uniqueId(),
})

interface SampleProps {
  name: string
  value: string
  format: ReactNode
}

const Sample = ({ name, value, format }: SampleProps) => (
  <div className={styles.item}>
    <dt>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    {format && <dd className={styles.format}>{format}</dd>}
  </div>
)

/** Samples of the site's formats for versions, times, ids and sizes (spec §9a). */
export function SampleFormats() {
  const { t } = useText()
  const { version } = useConfig()
  const { zone } = useRace()
  const [samples, setSamples] = useState(() => takeSamples(zone))
  const cookie = readCookie(LANGUAGE_COOKIE) || t('translations.cookie.none')
  return (
    <section aria-label={t('translations.formats')}>
      <dl className={styles.formats}>
        <Sample
          name={t('translations.version')}
          value={VERSION_STAMP}
          format={version && t('translations.version.config', { version })}
        />
        <Sample
          name={t('translations.time')}
          value={samples.time}
          format={t('translations.time.format', { format: DATE_TIME_FORMAT })}
        />
        <Sample
          name={t('translations.cookie')}
          value={cookie}
          format={t('translations.cookie.days', { days: LANGUAGE_COOKIE_DAYS })}
        />
        <Sample
          name={t('translations.id')}
          value={samples.id}
          format={
            <>
              <span>{t('translations.id.format')}</span>
              <TextButton isSmall onClick={() => setSamples(takeSamples(zone))}>
                {t('translations.again')}
              </TextButton>
            </>
          }
        />
        <Sample
          name={t('translations.sizes')}
          value={SAMPLE_BYTES.map(fileSize).join('  ')}
          format={t('translations.sizes.format')}
        />
      </dl>
    </section>
  )
}
