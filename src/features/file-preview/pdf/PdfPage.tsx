import { clsx } from 'clsx'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { memo, useEffect, useRef, useState } from 'react'
import { Page } from 'react-pdf'
import { useText } from '#i18n/useText.ts'
import { ignore } from '#lib/report.ts'
import { MAX_READING_SECONDS } from '../callWorker.ts'
import { linksOf, type PdfLink } from './pageLinks.ts'
import { PdfLinks } from './PdfLinks.tsx'
import styles from './PdfPage.module.css'

/** Side length in px of the small copy that is examined. */
const SIDE = 256

/** Whether a drawn page is of one colour: nothing was on it, or nothing of it could be drawn. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const copy = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!copy) return false
  copy.imageSmoothingQuality = 'high'
  copy.drawImage(canvas, 0, 0, SIDE, SIDE)
  const pixels = new Uint32Array(copy.getImageData(0, 0, SIDE, SIDE).data.buffer)
  return pixels.every((pixel) => pixel === pixels[0])
}

/** Larger canvases fail on phones. */
const MAX_CANVAS_PIXELS = 12_000_000

export interface PageSize {
  width: number
  height: number
}

interface Props {
  pdf: PDFDocumentProxy
  number: number
  /** Gets the page's element, and null when it is removed. */
  onElement: (number: number, element: Element | null) => void
  /** Size of the first page, as most documents have only one size. */
  firstSize: PageSize
  scale: number
  isNear: boolean
  /** A link leads to a page of the document. */
  onPage: (page: number) => void
  /** The page was not rendered within the time limit. */
  onHung: () => void
}

/** A placeholder for a page, which is rendered while it is near the viewport. */
export const PdfPage = memo(function PdfPage(props: Props) {
  const { pdf, number, onElement, firstSize, scale, isNear, onPage, onHung } = props
  const { t } = useText()
  const [size, setSize] = useState(firstSize)
  const [isSettled, setSettled] = useState(false)
  const [seemsBlank, setSeemsBlank] = useState(false)
  const [links, setLinks] = useState<PdfLink[]>([])
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = size.width * scale
  const height = size.height * scale
  const onError = () => setSettled(true)
  const onDrawn = () => {
    setSettled(true)
    setSeemsBlank(canvas.current !== null && isBlank(canvas.current))
  }

  useEffect(() => {
    if (!isNear || isSettled) return
    // Browsers render nothing in a hidden window.
    const onTime = () => document.visibilityState === 'visible' && onHung()
    const timer = setTimeout(onTime, MAX_READING_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [isNear, isSettled, onHung])

  return (
    <section
      ref={(element) => onElement(number, element)}
      className={clsx(styles.page, !isSettled && styles.pageWaiting)}
      data-drawn={isSettled}
      aria-label={t('filePreview.pageNumber', { number })}
      style={{ width, height }}
    >
      {isNear && (
        <Page
          pdf={pdf}
          pageNumber={number}
          scale={scale}
          canvasRef={canvas}
          devicePixelRatio={Math.min(
            devicePixelRatio,
            2,
            Math.sqrt(MAX_CANVAS_PIXELS / (width * height)),
          )}
          renderAnnotationLayer={false}
          loading={null}
          error={<p className={styles.pageFailed}>{t('filePreview.pageFailed', { number })}</p>}
          onLoadSuccess={(page) => {
            setSize({ width: page.originalWidth, height: page.originalHeight })
            linksOf(pdf, page).then(setLinks, ignore('the page can be read without its links'))
          }}
          onLoadError={onError}
          onRenderSuccess={onDrawn}
          onRenderError={onError}
        />
      )}
      {isNear && <PdfLinks links={links} onPage={onPage} />}
      {isNear && seemsBlank && (
        <p className={styles.pageBlank}>{t('filePreview.blankPage', { number })}</p>
      )}
    </section>
  )
})
