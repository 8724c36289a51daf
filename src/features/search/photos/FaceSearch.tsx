import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { now } from '#lib/serverClock.ts'
import type { PhotoSource } from './photoSource.ts'
import { type FaceError, readFace } from './readFace.ts'
import { SelectedFace } from './SelectedFace.tsx'
import layout from '#styles/layout.module.css'
import styles from './FaceSearch.module.css'

interface Props {
  isOpen: boolean
  /** The visitor asked for it on another page: scroll to it and focus it. */
  isWanted: boolean
  isPending: boolean
  onAsk: (source: PhotoSource) => void
}

/** Face search: consent for this one search, then an image, which is not stored. */
export function FaceSearch({ isOpen, isWanted, isPending, onAsk }: Props) {
  const { t } = useText()
  const id = useId()
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return
    summary.current?.focus()
    summary.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  const [consentedAt, setConsentedAt] = useState('')
  const [face, setFace] = useState<File>()
  const chosen = useRef<File>(undefined)
  const [error, setError] = useState<FaceError | { error: 'consentNeeded' | 'missing' }>()

  const chooseFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    target.value = ''
    chosen.current = file
    const read = await readFace(file)
    // A large picture may be read after another that was chosen later.
    if (chosen.current !== file) return
    setFace('face' in read ? read.face : undefined)
    setError('error' in read ? read : undefined)
  }
  const ask = () => {
    if (isPending) return
    if (!consentedAt) setError({ error: 'consentNeeded' })
    else if (!face) setError({ error: 'missing' })
    else {
      onAsk({ face, consentedAt })
      setFace(undefined)
      setConsentedAt('')
      setError(undefined)
    }
  }

  return (
    <details className={styles.face} open={isOpen}>
      <summary ref={summary} className={styles.summary}>
        <Icon name="camera" />
        <span>{t('photos.face')}</span>
      </summary>
      <div className={styles.body}>
        <p className={styles.text}>{t('photos.face.text')}</p>
        <div>
          <label className={styles.consent}>
            <input
              type="checkbox"
              checked={consentedAt !== ''}
              aria-describedby={error && `${id}-error`}
              onChange={({ target }) => {
                setConsentedAt(target.checked ? new Date(now()).toISOString() : '')
                setError(undefined)
              }}
            />
            <span>
              <Trans
                i18nKey="photos.face.consent"
                components={{ privacy: <Link to="/privacy-policy" /> }}
              />
            </span>
          </label>
          <div className={styles.row}>
            {face && <SelectedFace face={face} onRemove={() => setFace(undefined)} />}
            <Button as="label" variant="plain" className={styles.file}>
              <span>{t(face ? 'photos.face.other' : 'photos.face.file')}</span>
              <input
                type="file"
                className={layout.visuallyHidden}
                accept="image/jpeg,image/png,image/webp,image/gif,image/bmp"
                onChange={(event) => void chooseFile(event)}
              />
            </Button>
            <Button variant="secondary" onClick={ask}>
              <Icon name="search" />
              <span>{t('photos.face.ask')}</span>
            </Button>
          </div>
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {error &&
              t(`photos.face.${error.error}`, 'limit' in error ? { limit: error.limit } : {})}
          </p>
        </div>
      </div>
    </details>
  )
}
