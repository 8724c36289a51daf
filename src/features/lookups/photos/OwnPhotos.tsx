import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Facts } from '../../../api/lookups.ts'
import { lookUpState } from '../../../api/lookUpState.ts'
import { type PhotosPage, searchPhotos } from '../../../api/photos.ts'
import { ModuleType } from '../../../api/siteConfig.ts'
import { Picture } from '../../../components/Picture.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useNearView } from '../../../lib/useNearView.ts'
import { useConfig } from '../../../stores/site.ts'
import { typedOf } from '../facts.ts'
import './OwnPhotos.css'

const SHOWN = 5
const SIZE = { width: 282, height: 212 }

/** A runner's first photos beside the result, and the way to all of them. */
export function OwnPhotos({ raceId, facts }: { raceId: string; facts: Facts }) {
  const { t } = useText()
  const { isOpen, path } = lookUpState(useConfig(), ModuleType.photo)
  const [ref, isNear] = useNearView()
  const [found, setFound] = useState<PhotosPage>()

  useEffect(() => {
    if (!isNear) return
    const controller = new AbortController()
    const { signal } = controller
    // Nobody waits for these: without them the way to the photo search is left.
    searchPhotos({ raceId, facts, page: 1, size: SHOWN, signal }).then(setFound, () => undefined)
    return () => controller.abort()
  }, [isNear, raceId, facts])

  if (!isOpen) return null
  const rest = (found?.total ?? 0) - SHOWN
  return (
    <section ref={ref} className="lookup-panel own-photos" aria-labelledby="own-photos-title">
      <h2 id="own-photos-title">
        {t('scores.photos')}{' '}
        {found && <small>{t('scores.photos.found', { n: found.total })}</small>}
      </h2>
      {found && found.total > 0 && (
        <ul className="own-photos__grid">
          {found.photos.map(({ photoId, thumbnail, url }) => (
            <li key={photoId}>
              <Picture src={thumbnail || url} alt="" {...SIZE} />
            </li>
          ))}
          {rest > 0 && <li className="own-photos__rest">{t('scores.photos.rest', { n: rest })}</li>}
        </ul>
      )}
      <Link className="button button--plain" to={path} state={typedOf(facts)}>
        {t('scores.photos.all')}
      </Link>
    </section>
  )
}
