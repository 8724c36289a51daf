import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import type { ChunkError } from '#lib/chunks/chunkError.ts'
import styles from './ChunkFailed.module.css'

const TEXTS = {
  missing: 'site.chunk.missing',
  CSS_CHUNK_LOAD_FAILED: 'site.chunk.missing',
  timeout: 'site.chunk.timeout',
  unreachable: 'site.chunk.unreachable',
} as const

/** A page whose chunk could not be loaded: the reason, and ways to retry (spec §8). */
export function ChunkFailed({ error, onRetry }: { error: ChunkError; onRetry: () => void }) {
  const { t } = useText()
  return (
    <Notice title={t('site.chunk.failed')} text={t(TEXTS[error.code])} picture="offline">
      <Button variant="secondary" onClick={onRetry}>
        {t('site.retry')}
      </Button>
      {error.code !== 'unreachable' && (
        <Button variant="plain" onClick={() => location.reload()}>
          {t('site.reload')}
        </Button>
      )}
      {error.code === 'CSS_CHUNK_LOAD_FAILED' && (
        <p className={styles.code}>{t('site.chunk.code', { code: error.code })}</p>
      )}
    </Notice>
  )
}
