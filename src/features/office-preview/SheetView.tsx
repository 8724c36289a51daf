import { type KeyboardEvent, useId, useState } from 'react'
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
  const tabId = (index: number) => `${panelId}-${index}`
  const { sheets } = first
  const sheet = sheets[chosen]

  const onKeyDown = (event: KeyboardEvent) => {
    const last = sheets.length - 1
    const target = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    setChosen(target)
    document.getElementById(tabId(target))?.focus()
  }

  return (
    <>
      <div role="tablist" className="office__bar" aria-label={t('officePreview.sheets')}>
        {sheets.map(({ name, at }, index) => (
          <button
            key={at}
            id={tabId(index)}
            type="button"
            role="tab"
            className="office__tab"
            aria-selected={index === chosen}
            aria-controls={panelId}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={panelId} role="tabpanel" className="office__sheet" aria-labelledby={tabId(chosen)}>
        {chosen === 0 || !sheet ? (
          <SheetTable sheet={first} />
        ) : (
          <SheetPanel key={sheet.at} question={{ bytes, kind, at: sheet.at }} />
        )}
      </div>
    </>
  )
}
