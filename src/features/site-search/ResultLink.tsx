import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { formatRaceTime } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { safeLink, safeSource } from '#lib/html/safeLink.ts'
import { useRace } from '#race/useRace.ts'
import type { TextPart } from './highlight.ts'
import type { Hit } from './searchResult.ts'
import styles from './ResultLink.module.css'

const THUMB = { width: 72, height: 54 }

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey

/** A result: its title, the page it is on, and the matching passage. */
export function ResultLink({ hit, onFollow }: { hit: Hit; onFollow: () => void }) {
  const { t } = useText()
  const { zone } = useRace()
  const follow = (event: MouseEvent) => !opensElsewhere(event) && onFollow()
  const outside = safeLink(hit.to)
  const picture = safeSource(hit.picture)
  const body = (
    <>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" {...THUMB} />}
      <span className={styles.texts}>
        <span className={styles.head}>
          <span className={styles.title} lang={hit.title.lang}>
            <Marked parts={hit.title.parts} />
          </span>
          <span className={styles.place}>
            {hit.label || formatRaceTime(hit.time, t('site.format.date'), zone)}
          </span>
        </span>
        {hit.passage.parts.length > 0 && (
          <span className={styles.passage} lang={hit.passage.lang}>
            <Marked parts={hit.passage.parts} />
          </span>
        )}
      </span>
    </>
  )
  return outside ? (
    <a
      className={styles.hit}
      href={outside}
      target="_blank"
      rel="noopener noreferrer"
      onClick={follow}
    >
      {body}
    </a>
  ) : (
    <Link className={styles.hit} to={hit.to} onClick={follow}>
      {body}
    </Link>
  )
}

function Marked({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
