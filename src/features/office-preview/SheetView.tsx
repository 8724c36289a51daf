import { useId, useState } from 'react'
import { TabList, tabId } from '../../components/TabList.tsx'
import { useText } from '../../i18n/useText.ts'
import type { FileKind } from './fileKind.ts'
import type { Sheet } from './readSheet.ts'
import { SheetPanel } from './SheetPanel.tsx'
import { SheetTable } from './SheetTable.tsx'
import type { Bytes } from './storeZip.ts'

interface Props {
  bytes: Bytes
  kind: FileKind
  first: Sheet
}

/** A workbook: a tab for each sheet, and the chosen one below. */
export function SheetView({ bytes, kind, first }: Props) {
  const { t } = useText()
  const [chosen, setChosen] = useState(0)
  const panelId = useId()
  const { sheets } = first
  const sheet = sheets[chosen]

  return (
    <>
      <TabList
        className="office__bar office__tabs"
        label={t('officePreview.sheets')}
        tabs={sheets.map(({ name }) => name)}
        chosen={chosen}
        onChoose={setChosen}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        className="office__sheet"
        aria-labelledby={tabId(panelId, chosen)}
      >
        {chosen === 0 || !sheet ? (
          <SheetTable sheet={first} />
        ) : (
          <SheetPanel key={sheet.at} question={{ bytes, kind, at: sheet.at }} />
        )}
      </div>
    </>
  )
}
