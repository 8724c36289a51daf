import { useId, useState } from 'react'
import { TabList, tabId } from '#components/TabList.tsx'
import { isChinese, type Language, textLanguage } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import type { FileKind } from '../fileKind.ts'
import { previewFailure } from '../previewError.ts'
import { PreviewFailed } from '../PreviewFailed.tsx'
import { PreviewWaiting } from '../PreviewWaiting.tsx'
import type { Bytes } from '../source.ts'
import { openSheet } from './openSheet.ts'
import type { Sheet } from './readSheet.ts'
import type { SheetRequest } from './sheet.worker.ts'
import { SheetTable } from './SheetTable.tsx'
import styles from './SheetView.module.css'

/** A sheet that is read when it is selected. */
function SheetPanel({ request }: { request: SheetRequest }) {
  const { state, retry } = useLoaded(({ signal }) => openSheet(request, signal))
  if (state.kind === 'success') return <SheetTable sheet={state.data} />
  if (state.kind === 'error') {
    return <PreviewFailed reason={previewFailure(state.error)} onRetry={retry} />
  }
  return <PreviewWaiting progress={null} />
}

interface Props {
  bytes: Bytes
  kind: FileKind
  first: Sheet
}

const HAN = /\p{Script=Han}/u

/** The first sheet whose name is in the language, or else the first sheet. */
const sheetIn = (language: Language, sheets: Sheet['sheets']): number =>
  Math.max(
    0,
    sheets.findIndex(({ name }) => HAN.test(name) === isChinese(language)),
  )

/** A workbook: one tab per sheet, with the selected sheet below. */
export function SheetView({ bytes, kind, first }: Props) {
  const { t, language } = useText()
  const { sheets } = first
  const [chosen, setChosen] = useState(() => sheetIn(language, sheets))
  const panelId = useId()
  const sheet = sheets[chosen]

  return (
    <>
      <TabList
        className={styles.tabs}
        label={t('filePreview.sheets')}
        tabs={sheets.map(({ name }) => name)}
        chosen={chosen}
        onSelect={setChosen}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        className={styles.sheet}
        aria-labelledby={tabId(panelId, chosen)}
      >
        {chosen === 0 || !sheet ? (
          <SheetTable sheet={first} />
        ) : (
          <SheetPanel
            key={sheet.at}
            request={{ bytes, kind, language: textLanguage(language).code, at: sheet.at }}
          />
        )}
      </div>
    </>
  )
}
