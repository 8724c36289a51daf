import { Link } from 'react-router-dom'
import type { Credentials } from '#api/race/credentials.ts'
import { searchPhotos } from '#api/race/photos.ts'
import { Picture } from '#components/Picture.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { useText } from '#i18n/useText.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { useNearViewport } from '#lib/hooks/useNearViewport.ts'
import { useConfig } from '#race/useRace.ts'
import { searchState } from '#site-config/searchState.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { toNavigationState } from '../query.ts'
import styles from './OwnPhotos.module.css'

const SHOWN = 5
const SIZE = { width: 282, height: 212 }

/** A runner's first photos beside the result, with a link to all of them. */
export function OwnPhotos({ raceId, credentials }: { raceId: string; credentials: Credentials }) {
  const { t } = useText()
  const { isOpen, path } = searchState(useConfig(), ModuleType.photo)
  const [ref, isNear] = useNearViewport()
  // Optional: on an error, only the link to the photo search is shown.
  const { last: found } = useLoaded(
    ({ signal }) => searchPhotos({ raceId, credentials, page: 1, size: SHOWN, signal }),
    isNear ? credentials : null,
  )

  if (!isOpen) return null
  const rest = (found?.total ?? 0) - SHOWN
  return (
    <Card ref={ref} className={styles.ownPhotos} aria-labelledby="own-photos-title">
      <h2 id="own-photos-title">
        <span>{t('results.photos')}</span>{' '}
        {found && <small>{t('results.photos.found', { n: found.total })}</small>}
      </h2>
      {found && found.total > 0 && (
        <ul className={styles.grid}>
          {found.photos.map(({ photoId, thumbnail, url }) => (
            <li key={photoId}>
              <Picture className={styles.picture} src={thumbnail || url} alt="" {...SIZE} />
            </li>
          ))}
          {rest > 0 && <li className={styles.rest}>{t('results.photos.rest', { n: rest })}</li>}
        </ul>
      )}
      <Button as={Link} variant="plain" to={path} state={toNavigationState(credentials)}>
        {t('results.photos.all')}
      </Button>
    </Card>
  )
}
