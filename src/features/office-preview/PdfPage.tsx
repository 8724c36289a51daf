import type { PDFDocumentProxy } from 'pdfjs-dist'
import { memo, useEffect, useState } from 'react'
import { Page } from 'react-pdf'
import { useText } from '../../i18n/useText.ts'
import { READING_SECONDS } from './askWorker.ts'

/** Canvases of more pixels fail on phones. */
const MAX_CANVAS_PIXELS = 12_000_000

export interface Size {
  width: number
  height: number
}

interface Props {
  pdf: PDFDocumentProxy
  number: number
  /** Of the first page: most documents have one size. */
  firstSize: Size
  scale: number
  isNear: boolean
  /** The page has not been drawn within the time that a file has. */
  onHung: () => void
}

/** A page's place, and the page itself while it is near the window. */
export const PdfPage = memo(function PdfPage(props: Props) {
  const { pdf, number, firstSize, scale, isNear, onHung } = props
  const { t } = useText()
  const [size, setSize] = useState(firstSize)
  const [isSettled, setSettled] = useState(false)
  const width = size.width * scale
  const height = size.height * scale
  const settled = () => setSettled(true)

  useEffect(() => {
    if (!isNear || isSettled) return
    // Nothing is drawn in a window that cannot be seen.
    const onTime = () => document.visibilityState === 'visible' && onHung()
    const timer = setTimeout(onTime, READING_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [isNear, isSettled, onHung])

  return (
    <section
      className="office__page"
      data-page={number}
      aria-label={t('officePreview.pageNumber', { number })}
      style={{ width, height }}
    >
      {isNear && (
        <Page
          pdf={pdf}
          pageNumber={number}
          scale={scale}
          devicePixelRatio={Math.min(
            devicePixelRatio,
            2,
            Math.sqrt(MAX_CANVAS_PIXELS / (width * height)),
          )}
          renderAnnotationLayer={false}
          loading={null}
          error={<p className="office__page-failed">{t('officePreview.pageFailed', { number })}</p>}
          onLoadSuccess={(page) =>
            setSize({ width: page.originalWidth, height: page.originalHeight })
          }
          onLoadError={settled}
          onRenderSuccess={settled}
          onRenderError={settled}
        />
      )}
    </section>
  )
})
