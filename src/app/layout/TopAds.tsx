import { useState } from 'react'
import { AdList } from '#components/AdList.tsx'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { readText, writeText } from '#lib/storage.ts'
import { useConfig } from '#race/useRace.ts'
import styles from './TopAds.module.css'

/** Also read by the start script, which then reserves no space (src/start/cachedScreen.ts). */
const CLOSED = 'adsClosed'

/** The slim strip of ads at the top, until closed for this visit. */
export function TopAds({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const { adListTop } = useConfig()
  const [isClosed, setClosed] = useState(() => readText(CLOSED, 'sessionStorage') !== null)
  if (isClosed) return null
  return (
    <AdList ads={adListTop} label={t('site.ad.top')} isStrip>
      <button
        type="button"
        className={styles.close}
        aria-label={t('site.ad.close')}
        onClick={() => {
          writeText(CLOSED, '1', 'sessionStorage')
          onClose()
          setClosed(true)
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </AdList>
  )
}
