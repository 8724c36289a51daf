import type { ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { parseRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import type { LanguageInfo } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { MINUTE_MS } from '#lib/durations.ts'
import { type FileDate, localTimeOf } from './fileDates.ts'
import { SCHEMES, type View, WIDTHS } from './openedFile.ts'
import styles from './ViewControls.module.css'

interface Props {
  view: View
  zone: RaceZone
  /** The moments of the file. */
  dates: FileDate[]
  /** The race's languages. */
  languages: readonly LanguageInfo[]
  onChange: (change: Partial<View>) => void
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={styles.field}>
    <span>{label}</span>
    {children}
  </label>
)

interface ChoiceProps<T> {
  label: string
  value: T
  /** `tag` is the language of the name, if it is not the page's. */
  options: readonly { value: T; name: string; tag?: string }[]
  onChoose: (value: T) => void
}

function Choice<T extends string | number>({ label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.tag}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Moment, language, width and colour scheme of the preview. */
export function ViewControls({ view, zone, dates, languages, onChange }: Props) {
  const { t } = useText()
  const { moment, language, width, scheme } = view
  const step = (minutes: number) => onChange({ moment: moment + minutes * MINUTE_MS })

  return (
    <div className={styles.controls} role="group" aria-label={t('organiser.view')}>
      <div className={styles.moment}>
        <Field label={t('organiser.moment', { zone: zone.name })}>
          <input
            type="datetime-local"
            value={localTimeOf(moment, zone)}
            onChange={({ target }) => {
              const ms = parseRaceTime(target.value, zone)
              if (ms !== undefined) onChange({ moment: ms })
            }}
          />
        </Field>
        <Button variant="plain" aria-label={t('organiser.earlier')} onClick={() => step(-1)}>
          −
        </Button>
        <Button variant="plain" aria-label={t('organiser.later')} onClick={() => step(1)}>
          +
        </Button>
      </div>
      <Field label={t('organiser.dates')}>
        <select
          className={styles.dates}
          value={dates.some(({ ms }) => ms === moment) ? moment : ''}
          onChange={({ target }) => onChange({ moment: Number(target.value) })}
        >
          <option value="" disabled>
            {t('organiser.dates.choose')}
          </option>
          {dates.map(({ ms, field }) => (
            <option key={ms} value={ms}>
              {`${localTimeOf(ms, zone).replace('T', ' ')} · ${field}`}
            </option>
          ))}
        </select>
      </Field>
      <Choice
        label={t('organiser.language')}
        value={language}
        options={languages.map(({ code, name, tag }) => ({ value: code, name, tag }))}
        onChoose={(code) => onChange({ language: code })}
      />
      <Choice
        label={t('organiser.width')}
        value={width}
        options={WIDTHS.map((one) => ({ value: one, name: `${one} px` }))}
        onChoose={(one) => onChange({ width: one })}
      />
      <Choice
        label={t('site.scheme')}
        value={scheme}
        options={SCHEMES.map((one) => ({ value: one, name: t(`site.scheme.${one}`) }))}
        onChoose={(one) => onChange({ scheme: one })}
      />
    </div>
  )
}
