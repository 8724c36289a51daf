import { useText } from '#i18n/useText.ts'
import type { Layer } from './courseStops.ts'
import { Glyph } from './Glyph.tsx'
import layout from '#styles/layout.module.css'
import styles from './MapLegend.module.css'

const DISC_NUMBER = '5'

interface Props {
  layers: Layer[]
  hidden: ReadonlySet<Layer>
  onToggle: (layer: Layer) => void
}

/** Explains the symbols; each has a switch to show or hide it. */
export function MapLegend({ layers, hidden, onToggle }: Props) {
  const { t } = useText()
  return (
    <fieldset className={styles.legend}>
      <legend className={layout.visuallyHidden}>{t('course.layers')}</legend>
      {layers.map((layer) => (
        <label key={layer} className={styles.layer}>
          <input type="checkbox" checked={!hidden.has(layer)} onChange={() => onToggle(layer)} />
          <svg width="20" height="20" viewBox="-14 -14 28 28" aria-hidden="true">
            <Glyph layer={layer} label={DISC_NUMBER} />
          </svg>
          <span>{t(`course.kind.${layer}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
