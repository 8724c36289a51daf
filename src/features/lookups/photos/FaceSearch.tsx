import { type ChangeEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { now } from '../../../lib/serverClock.ts'
import { ChosenFace } from './ChosenFace.tsx'
import type { PhotoSource } from './photoSource.ts'
import { type FaceFault, readFace } from './readFace.ts'
import './FaceSearch.css'

interface Props {
  isOpen: boolean
  isAsking: boolean
  onAsk: (source: PhotoSource) => void
}

/** Search by a face: a consent for this one search, then a picture, which is not kept. */
export function FaceSearch({ isOpen, isAsking, onAsk }: Props) {
  const { t } = useText()
  const id = useId()
  const [consentedAt, setConsentedAt] = useState('')
  const [face, setFace] = useState<File>()
  const [fault, setFault] = useState<FaceFault | { fault: 'consentNeeded' | 'missing' }>()

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    target.value = ''
    const read = await readFace(file)
    setFace('face' in read ? read.face : undefined)
    setFault('fault' in read ? read : undefined)
  }
  const ask = () => {
    if (isAsking) return
    if (!consentedAt) setFault({ fault: 'consentNeeded' })
    else if (!face) setFault({ fault: 'missing' })
    else {
      onAsk({ face, consentedAt })
      setFace(undefined)
      setConsentedAt('')
      setFault(undefined)
    }
  }

  return (
    <details className="face" open={isOpen}>
      <summary className="face__summary">
        <Icon name="camera" />
        {t('photos.face')}
      </summary>
      <div className="face__body">
        <p className="face__text">{t('photos.face.text')}</p>
        <div>
          <label className="face__consent">
            <input
              type="checkbox"
              checked={consentedAt !== ''}
              aria-describedby={fault && `${id}-fault`}
              onChange={({ target }) => {
                setConsentedAt(target.checked ? new Date(now()).toISOString() : '')
                setFault(undefined)
              }}
            />
            <span>
              {t('photos.face.consent')}{' '}
              <Link to="/privacy-policy">{t('route.privacyPolicy')}</Link>
            </span>
          </label>
          <div className="face__row">
            {face && <ChosenFace face={face} onRemove={() => setFace(undefined)} />}
            <label className="button button--plain face__file">
              {t(face ? 'photos.face.other' : 'photos.face.file')}
              <input
                type="file"
                className="visually-hidden"
                accept="image/jpeg,image/png,image/webp,image/gif,image/bmp"
                onChange={(event) => void take(event)}
              />
            </label>
            <button type="button" className="button button--pine face__ask" onClick={ask}>
              <Icon name="search" />
              {t('photos.face.ask')}
            </button>
          </div>
          <p id={`${id}-fault`} role="alert" className="face__fault">
            {fault &&
              t(`photos.face.${fault.fault}`, 'limit' in fault ? { limit: fault.limit } : {})}
          </p>
        </div>
      </div>
    </details>
  )
}
