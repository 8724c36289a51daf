import { Notice } from '../components/Notice.tsx'
import { useText } from '../i18n/useText.ts'
import type { ChunkError } from '../lib/chunkError.ts'

/** A page whose file could not be loaded: why, and a way on (spec §8). */
export function ChunkFailed({ error, onRetry }: { error: ChunkError; onRetry: () => void }) {
  const { t } = useText()
  const isHung = error.code === 'timeout'
  return (
    <Notice
      title={t('site.chunk.failed')}
      text={t(isHung ? 'site.chunk.timeout' : 'site.chunk.missing')}
      picture="/edition-2024/offline.svg"
    >
      <button type="button" className="button button--pine" onClick={onRetry}>
        {t('site.retry')}
      </button>
      <button type="button" className="button button--plain" onClick={() => location.reload()}>
        {t('site.reload')}
      </button>
      <p className="notice__code">{error.code}</p>
    </Notice>
  )
}
