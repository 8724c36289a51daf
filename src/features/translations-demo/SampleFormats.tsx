import { type ReactNode, useState } from 'react'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { readCookie } from '../../lib/cookie.ts'
import { DATE_TIME_FORM, formatRaceTime } from '../../lib/dates.ts'
import { fileSize } from '../../lib/fileSize.ts'
import { now } from '../../lib/serverClock.ts'
import { uniqueId } from '../../lib/uniqueId.ts'
import { VERSION_STAMP } from '../../lib/version.ts'
import { useConfig } from '../../stores/site.ts'

const SAMPLE_BYTES = [512, 1536, 5 * 1024 ** 2, 1.25 * 1024 ** 3]

const takeSamples = () => ({ time: formatRaceTime(now(), DATE_TIME_FORM), id: uniqueId() })

interface SampleProps {
  name: string
  value: string
  form: ReactNode
}

const Sample = ({ name, value, form }: SampleProps) => (
  <div className="formats__item">
    <dt>{name}</dt>
    <dd className="formats__value">{value}</dd>
    {form && <dd className="formats__form">{form}</dd>}
  </div>
)

/** How the site writes versions, times, ids and sizes (spec §9). */
export function SampleFormats() {
  const { t } = useText()
  const { version } = useConfig()
  const [samples, setSamples] = useState(takeSamples)
  const cookie = readCookie(LANGUAGE_COOKIE) || t('demos.cookie.none')
  return (
    <section aria-label={t('demos.formats')}>
      <dl className="formats">
        <Sample
          name={t('demos.version')}
          value={VERSION_STAMP}
          form={version && t('demos.version.config', { version })}
        />
        <Sample
          name={t('demos.time')}
          value={samples.time}
          form={t('demos.time.form', { form: DATE_TIME_FORM })}
        />
        <Sample
          name={t('demos.cookie')}
          value={cookie}
          form={t('demos.cookie.days', { days: LANGUAGE_COOKIE_DAYS })}
        />
        <Sample
          name={t('demos.id')}
          value={samples.id}
          form={
            <>
              {t('demos.id.form')}
              <button
                type="button"
                className="link-button"
                onClick={() => setSamples(takeSamples())}
              >
                {t('demos.again')}
              </button>
            </>
          }
        />
        <Sample
          name={t('demos.sizes')}
          value={SAMPLE_BYTES.map(fileSize).join('  ')}
          form={t('demos.sizes.form')}
        />
      </dl>
    </section>
  )
}
