import { useContext } from 'react'
import { useText } from '#i18n/useText.ts'
import { DownloadAddress } from './downloadAddress.ts'
import { isReachable } from './isReachable.ts'

/** Downloads the file in the preview; one of another site is opened there instead. */
export function DownloadLink({ className }: { className?: string }) {
  const { t } = useText()
  const address = useContext(DownloadAddress)
  if (!address) return null
  return (
    <a className={className} href={address} download target="_blank" rel="noopener noreferrer">
      {t(isReachable(address) ? 'filePreview.download' : 'filePreview.openElsewhere')}
    </a>
  )
}
