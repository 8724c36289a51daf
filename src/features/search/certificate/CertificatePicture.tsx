import { useCallback, useState } from 'react'
import type { BytesFile } from '#api/http/fetchBytes.ts'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { saveFile } from '#lib/download.ts'
import { printPart } from '#lib/printPart.ts'
import { imageToPng } from '../imageToPng.ts'
import { CertificateActions } from './CertificateActions.tsx'
import styles from './CertificatePicture.module.css'

/** Twice the size on the screen, for a sharp print. */
const SHARP = 2

interface Props {
  file: BytesFile
  code: string
}

const blobOf = ({ bytes, type }: BytesFile) => new Blob([bytes], { type })

/** The certificate as an image, to save or print. */
export function CertificatePicture({ file, code }: Props) {
  const { t } = useText()
  const [hasFailed, setFailed] = useState(false)
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(blobOf(file))
      picture.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const save = () => {
    setFailed(false)
    imageToPng(blobOf(file), () => SHARP).then(
      (picture) => saveFile(picture, `${code}.png`),
      () => setFailed(true),
    )
  }
  return (
    <>
      <img ref={show} alt={t('results.certificate')} className={styles.picture} />
      <CertificateActions>
        <Button variant="secondary" onClick={save}>
          <Icon name="download" />
          <span>{t('results.certificate.save')}</span>
        </Button>
        <Button variant="plain" onClick={() => printPart('certificate')}>
          <Icon name="print" />
          <span>{t('results.certificate.print')}</span>
        </Button>
      </CertificateActions>
      <p role="status">{hasFailed && t('results.certificate.failed')}</p>
    </>
  )
}
