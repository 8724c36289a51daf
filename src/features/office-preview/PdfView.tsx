import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import 'react-pdf/dist/Page/TextLayer.css'
import { useText } from '../../i18n/useText.ts'
import { PdfPage, type Size } from './PdfPage.tsx'
import { PdfTools } from './PdfTools.tsx'
import { PreviewFailed } from './PreviewFailed.tsx'
import { Stage } from './Stage.tsx'
import { usePagesInView } from './usePagesInView.ts'
import { useZoom } from './useZoom.ts'

/** Of a document that says it has more pages, so many are shown. */
const MAX_PAGES = 2000
/** A page at 100 % is as wide as the box, but no wider than this, in px. */
const WIDEST_PAGE = 880
/** Room beside the pages, in px. */
const BESIDE = 48

interface Props {
  pdf: PDFDocumentProxy
  firstSize: Size
  /** Ends the worker: it no longer answers. */
  onHung: () => void
}

/** The pages of a PDF below each other, drawn as they come into view. */
export function PdfView({ pdf, firstSize, onHung }: Props) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const [boxWidth, setBoxWidth] = useState(WIDEST_PAGE)
  const [isHung, setHung] = useState(false)
  const { near, current } = usePagesInView(box)
  const { zoom, zoomTo } = useZoom(box, current)
  const count = Math.min(pdf.numPages, MAX_PAGES)
  const scale = (zoom * Math.min(boxWidth - BESIDE, WIDEST_PAGE)) / firstSize.width
  const hung = useCallback(() => {
    setHung(true)
    onHung()
  }, [onHung])

  useLayoutEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => entry && setBoxWidth(entry.contentRect.width))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  if (isHung) return <PreviewFailed fault="slow" />
  return (
    <>
      <PdfTools
        current={current}
        count={count}
        zoom={zoom}
        onZoom={zoomTo}
        onPage={(page) => box.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView()}
      />
      {count < pdf.numPages && (
        <p className="office__cut">{t('officePreview.cutPages', { count })}</p>
      )}
      <Stage box={box} label={t('officePreview.pages')}>
        {Array.from({ length: count }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            firstSize={firstSize}
            scale={scale}
            isNear={near.has(index + 1)}
            onHung={hung}
          />
        ))}
      </Stage>
    </>
  )
}
