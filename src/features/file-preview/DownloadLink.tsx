import { useContext } from 'react'
import { useText } from '#i18n/useText.ts'
import { DownloadUrlContext } from './DownloadUrlContext.ts'
import { isReachable } from './isReachable.ts'

/** Downloads the file in the preview; one of another site is opened there instead. */
export function DownloadLink({ className }: { className?: string }) {
  const { t } = useText()
  const url = useContext(DownloadUrlContext)
  if (!url) return null
  return (
    <a className={className} href={url} download target="_blank" rel="noopener noreferrer">
      {t(isReachable(url) ? 'filePreview.download' : 'filePreview.openElsewhere')}
    </a>
  )
}
