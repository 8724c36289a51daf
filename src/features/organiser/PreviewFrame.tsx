import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useText } from '#i18n/useText.ts'
import { useWidth } from '#lib/hooks/useWidth.ts'
import { type Preview, preparePreview } from './preparePreview.ts'
import styles from './PreviewFrame.module.css'

interface Props {
  /** With a new one, the site starts anew. */
  preview: Preview
  /** The page with which it starts. */
  route: string
  /** Width of the site's window in px; it is made smaller to fit. */
  width: number
  frame: RefObject<HTMLIFrameElement | null>
  /** Called before the site handles a click. */
  onClick: (event: MouseEvent) => void
  /** Called with the address of a request or a link that the preview does not open. */
  onBlocked: (address: string) => void
  /** Called when a page of the site has rendered. */
  onReady: () => void
}

const HEIGHT = 800
/** The site in a frame, as the file, the moment, the language and the scheme make it. */
export function PreviewFrame({ preview, route, width, frame, ...on }: Props) {
  const { t } = useText()
  const area = useRef<HTMLDivElement>(null)
  const areaWidth = useWidth(area, width)
  const handleClick = useEffectEvent(on.onClick)
  const handleBlocked = useEffectEvent(on.onBlocked)
  const handleReady = useEffectEvent(on.onReady)

  useLayoutEffect(() => {
    window.preparePreview = (inner) => {
      preparePreview(inner, preview, (address) => handleBlocked(address))
      const page = inner.document
      page.addEventListener('click', (event) => handleClick(event), true)
      const ready = new MutationObserver(() => {
        if ('ready' in page.documentElement.dataset) handleReady()
      })
      ready.observe(page.documentElement, { attributeFilter: ['data-ready'] })
    }
    return () => {
      delete window.preparePreview
    }
  }, [preview])

  const scale = Math.min(1, areaWidth / width)
  return (
    <div ref={area} className={styles.area}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this site, which needs its scripts and its origin. */}
      <iframe
        key={preview.id}
        ref={frame}
        className={styles.frame}
        title={t('organiser.frame')}
        src={`${location.pathname}#${route}`}
        width={width}
        height={Math.round(HEIGHT / scale)}
        style={{ transform: `scale(${scale})`, marginBottom: HEIGHT - HEIGHT / scale }}
      />
    </div>
  )
}
