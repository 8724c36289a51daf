import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useRef, useState } from 'react'
import 'react-pdf/dist/Page/TextLayer.css'
import { useText } from '#i18n/useText.ts'
import { useWidth } from '#lib/hooks/useWidth.ts'
import { PreviewContent } from '../PreviewContent.tsx'
import { PreviewFailed } from '../PreviewFailed.tsx'
import { PreviewNotes } from '../PreviewNotes.tsx'
import { PdfPage, type PageSize } from './PdfPage.tsx'
import { PdfTools } from './PdfTools.tsx'
import { type PageElements, usePagesInView } from './usePagesInView.ts'
import { useZoom } from './useZoom.ts'

/** Maximum number of pages shown, whatever the document declares. */
const MAX_PAGES = 2000
/** At 100 %, a page is as wide as the box, but at most this wide, in px. */
const MAX_PAGE_WIDTH = 880
/** Space beside the pages, in px; none in a narrow box. */
const BESIDE = 48
const NARROW = 720

interface Props {
  pdf: PDFDocumentProxy
  firstSize: PageSize
  /** Terminates the worker, which no longer responds. */
  onHung: () => void
}

/** The pages of a PDF in a column, rendered as they come into view. */
export function PdfView({ pdf, firstSize, onHung }: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const pages: PageElements = useRef([])
  const boxWidth = useWidth(box, MAX_PAGE_WIDTH)
  const [isHung, setHung] = useState(false)
  const { near, current } = usePagesInView(box, pages)
  const { zoom, zoomTo } = useZoom(box, () => pages.current[current])
  const count = Math.min(pdf.numPages, MAX_PAGES)
  const pageWidth = Math.min(boxWidth < NARROW ? boxWidth : boxWidth - BESIDE, MAX_PAGE_WIDTH)
  const scale = (zoom * pageWidth) / firstSize.width
  const showPage = useCallback((page: number) => pages.current[page]?.scrollIntoView(), [])
  const keepPage = useCallback((page: number, element: Element | null) => {
    pages.current[page] = element
  }, [])
  const hung = useCallback(() => {
    setHung(true)
    onHung()
  }, [onHung])

  if (isHung) return <PreviewFailed reason="slow" />
  return (
    <>
      <PdfTools current={current} count={count} zoom={zoom} onZoom={zoomTo} onPage={showPage} />
      <PreviewNotes notes={count < pdf.numPages ? [{ code: 'cutPages', count }] : []} />
      <PreviewContent box={box} label={t('filePreview.pages')}>
        {Array.from({ length: count }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            onElement={keepPage}
            firstSize={firstSize}
            scale={scale}
            isNear={near.has(index + 1)}
            onPage={showPage}
            onHung={hung}
          />
        ))}
      </PreviewContent>
    </>
  )
}
