import { clsx } from 'clsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import styles from './EventStatusNotice.module.css'

/**
 * That the race is postponed, moved or cancelled, and why; nothing while it takes place as announced.
 * `className` is that of the line in its coloured band.
 */
export function EventStatusNotice({ className }: { className?: string }) {
  const { t } = useText()
  const { eventStatus } = useConfig()
  if (!eventStatus) return null
  return (
    <section className={styles.notice} aria-labelledby="event-status" data-block="event-status">
      <div className={clsx(styles.line, className)}>
        <h2 id="event-status" className={styles.title}>
          {t(`site.event.${eventStatus.kind}`)}
        </h2>
        <p className={styles.text}>
          <LocalizedText value={eventStatus} field="text" />
        </p>
        {eventStatus.url && (
          <SmartLink to={eventStatus.url} className={styles.more}>
            {t('site.event.more')}
          </SmartLink>
        )}
      </div>
    </section>
  )
}
