import { fetchExport } from '../../api/results.ts'
import type { Export } from '../../api/lookupCodes.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { saveFile } from '../../lib/download.ts'
import { failureOf } from './failure.ts'
import { useLookup } from './useLookup.ts'

interface Props {
  raceId: string
  type: Exclude<Export, 'draw'>
}

/** Saves a file of the race under its own name (spec §7 "Export download"). */
export function ExportButton({ raceId, type }: Props) {
  const { t } = useText()
  const { state, ask } = useLookup<string>()
  const save = () =>
    ask(async (patience) => {
      const { bytes, type: kind, name } = await fetchExport({ raceId, type, ...patience })
      saveFile(new Blob([bytes], { type: kind }), name || `${raceId}-${type}.xlsx`)
      return name
    })
  return (
    <span className="export">
      <button
        type="button"
        className="button button--plain"
        aria-busy={state.kind === 'asking'}
        onClick={save}
      >
        <Icon name="download" />
        {t(`scores.export.${type}`)}
      </button>{' '}
      <span role="status">
        {state.kind === 'failed' && t(`lookups.${failureOf(state.error)}`)}
        {state.kind === 'answered' && t('scores.export.saved')}
      </span>
    </span>
  )
}
