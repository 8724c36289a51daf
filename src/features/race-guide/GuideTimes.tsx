import { Fragment } from 'react'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { RaceGuide } from '#site-config/raceGuide.ts'
import styles from './GuideTimes.module.css'

/** The morning's timetable: time first, then what to do and where. */
export function GuideTimes({ times }: { times: RaceGuide['times'] }) {
  const { languages } = useText()
  return (
    <ol>
      {times.map((step, index) => (
        <li key={index} className={styles.step}>
          <span className={styles.time}>
            {localized(step, 'time', languages)
              .split(' ')
              .map((part, at) => (
                <Fragment key={at}>
                  {at > 0 && ' '}
                  <span className={styles.part}>{part}</span>
                </Fragment>
              ))}
          </span>{' '}
          <span className={styles.what}>
            <LocalizedText value={step} field="label" />{' '}
            <span className={styles.place}>
              <LocalizedText value={step} field="place" />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
