import { useCallback, useState } from 'react'
import type { BytesFile } from '../../api/callBytes.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { saveFile } from '../../lib/download.ts'
import { printPart } from '../../lib/printPart.ts'
import { pngOf } from './pngOf.ts'

/** Twice the size on the screen: sharp on paper. */
const SHARP = 2

interface Props {
  file: BytesFile
  code: string
}

const blobOf = ({ bytes, type }: BytesFile) => new Blob([bytes], { type })

/** The certificate as a picture, to be saved or printed. */
export function CertificatePicture({ file, code }: Props) {
  const { t } = useText()
  const [hasFailed, setFailed] = useState(false)
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(blobOf(file))
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  const save = () => {
    setFailed(false)
    pngOf(blobOf(file), () => SHARP).then(
      (picture) => saveFile(picture, `${code}.png`),
      () => setFailed(true),
    )
  }
  return (
    <>
      <img ref={show} alt={t('scores.certificate')} className="certificate__picture" />
      <div className="certificate__actions">
        <button type="button" className="button button--pine" onClick={save}>
          <Icon name="download" />
          {t('scores.certificate.save')}
        </button>
        <button
          type="button"
          className="button button--plain"
          onClick={() => printPart('certificate')}
        >
          <Icon name="print" />
          {t('scores.certificate.print')}
        </button>
      </div>
      <p role="status">{hasFailed && t('scores.certificate.failed')}</p>
    </>
  )
}
