import { useText } from '#i18n/useText.ts'
import { MAX_ZOOM } from './mapView.ts'
import type { MapControl } from './useMapView.ts'
import styles from './MapZoom.module.css'

/** Buttons for those who do not pinch; a wide map shows them once it is zoomed. */
export function MapZoom({ map }: { map: MapControl }) {
  const { t } = useText()
  const isWhole = !map.isZoomed
  return (
    <div className={styles.mapZoom} data-zoomed={map.isZoomed || undefined}>
      {/* A button that is disabled while it has the focus would lose it. */}
      <button
        type="button"
        className={styles.button}
        aria-label={t('course.zoom.in')}
        aria-disabled={map.view.zoom === MAX_ZOOM}
        onClick={map.zoomIn}
      >
        +
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={t('course.zoom.out')}
        aria-disabled={isWhole}
        onClick={map.zoomOut}
      >
        −
      </button>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isWhole}
        onClick={map.showWhole}
      >
        {t('course.zoom.whole')}
      </button>
    </div>
  )
}
