import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { formatRaceTime } from '../../lib/dates.ts'
import { safeLink, safeSource } from '../../lib/safeLink.ts'
import type { Hit } from './hit.ts'
import type { Part } from './marks.ts'

const THUMB = { width: 72, height: 54 }

const isElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey

/** A result: its title, where it stands and the passage that was found. */
export function HitLink({ hit, onFollow }: { hit: Hit; onFollow: () => void }) {
  const follow = (event: MouseEvent) => !isElsewhere(event) && onFollow()
  const outside = safeLink(hit.to)
  const picture = safeSource(hit.picture)
  const body = (
    <>
      {picture && <img className="hit__picture" src={picture} alt="" loading="lazy" {...THUMB} />}
      <span className="hit__words">
        <span className="hit__head">
          <span className="hit__title" lang={hit.title.lang}>
            <Marked parts={hit.title.parts} />
          </span>
          <span className="hit__place">{hit.label || formatRaceTime(hit.time)}</span>
        </span>
        {hit.passage.parts.length > 0 && (
          <span className="hit__passage" lang={hit.passage.lang}>
            <Marked parts={hit.passage.parts} />
          </span>
        )}
      </span>
    </>
  )
  return outside ? (
    <a
      className="hit"
      href={outside}
      target="_blank"
      rel="noopener noreferrer"
      onClick={follow}
      data-hit
    >
      {body}
    </a>
  ) : (
    <Link className="hit" to={hit.to} onClick={follow} data-hit>
      {body}
    </Link>
  )
}

function Marked({ parts }: { parts: Part[] }) {
  return parts.map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
}
