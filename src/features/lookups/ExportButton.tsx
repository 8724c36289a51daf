import type { BytesFile } from '../../api/callBytes.ts'
import type { Export } from '../../api/lookupCodes.ts'
import { fetchExport } from '../../api/results.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { saveFile } from '../../lib/download.ts'
import { officePreviewAsked } from '../../stores/officePreview.ts'
import { ExportOutcome } from './ExportOutcome.tsx'
import { useLookup } from './useLookup.ts'

interface Props {
  raceId: string
  type: Exclude<Export, 'draw'>
}

/** Saves a file of the race under its own name, or shows it (spec §7 "Export download"). */
export function ExportButton({ raceId, type }: Props) {
  const { t } = useText()
  const { state, ask } = useLookup<'saved' | 'shown'>()
  const title = t(`scores.export.${type}`)
  const fetchFile = (act: (file: BytesFile) => 'saved' | 'shown') =>
    ask(async (patience) => {
      const file = await fetchExport({ raceId, type, ...patience })
      return act({ ...file, name: file.name || `${raceId}-${type}.xlsx` })
    })
  const save = () =>
    fetchFile(({ bytes, type: kind, name }) => {
      saveFile(new Blob([bytes], { type: kind }), name)
      return 'saved'
    })
  const show = () =>
    fetchFile(({ bytes, name }) => {
      officePreviewAsked({ href: '', name, bytes })
      return 'shown'
    })
  return (
    <div className="export" role="group" aria-label={title} aria-busy={state.kind === 'asking'}>
      <span className="export__title">{title}</span>
      <button type="button" className="export__button" onClick={show}>
        <Icon name="document" size={18} />
        {t('scores.export.show')}
      </button>
      <button type="button" className="export__button" onClick={save}>
        <Icon name="download" size={18} />
        {t('scores.export.save')}
      </button>
      <ExportOutcome state={state} />
    </div>
  )
}
