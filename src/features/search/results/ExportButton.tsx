import type { BytesFile } from '#api/http/fetchBytes.ts'
import type { Export } from '#api/race/queryCodes.ts'
import { fetchExport } from '#api/race/results.ts'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { saveFile } from '#lib/download.ts'
import { useRequest, type RequestState } from '#lib/hooks/useRequest.ts'
import { openFilePreview } from '#stores/filePreview.ts'
import { failureLine } from '../failure.ts'
import styles from './ExportButton.module.css'

/** The outcome of a file request; a refusal in the service's own words (spec §7). */
function ExportOutcome({ state }: { state: RequestState<'saved' | 'shown'> }) {
  const { t } = useText()
  const texts = () => {
    if (state.kind === 'pending') return t('results.export.asking')
    if (state.kind === 'success') return state.data === 'saved' ? t('results.export.saved') : ''
    if (state.kind === 'idle') return ''
    return failureLine(state.error, t)
  }
  return (
    <span role="status" className={styles.exportOutcome}>
      {texts()}
    </span>
  )
}

interface Props {
  raceId: string
  type: Exclude<Export, 'draw'>
}

/** Downloads one of the race's files, or shows it in the preview (spec §7 "Export download"). */
export function ExportButton({ raceId, type }: Props) {
  const { t, language } = useText()
  const { state, run } = useRequest<'saved' | 'shown'>()
  const title = t(`results.export.${type}`)
  const withFile = (act: (file: BytesFile) => 'saved' | 'shown') =>
    run(async (retries) => {
      const file = await fetchExport({
        raceId,
        type,
        language,
        ...retries,
      })
      return act({ ...file, name: file.name || `${raceId}-${type}.xlsx` })
    })
  const save = () =>
    withFile(({ bytes, type: kind, name }) => {
      saveFile(new Blob([bytes], { type: kind }), name)
      return 'saved'
    })
  const show = () =>
    withFile(({ bytes, name }) => {
      openFilePreview({ href: '', name, bytes })
      return 'shown'
    })
  return (
    <div
      className={styles.export}
      role="group"
      aria-label={title}
      aria-busy={state.kind === 'pending'}
    >
      <span className={styles.exportTitle}>{title}</span>
      <button type="button" className={styles.exportButton} onClick={show}>
        <Icon name="document" size={18} />
        <span>{t('results.export.show')}</span>
      </button>
      <button type="button" className={styles.exportButton} onClick={save}>
        <Icon name="download" size={18} />
        <span>{t('results.export.save')}</span>
      </button>
      <ExportOutcome state={state} />
    </div>
  )
}
