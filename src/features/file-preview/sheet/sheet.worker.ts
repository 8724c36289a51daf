import type { SiteLanguage } from '#i18n/languages.ts'
import type { FileKind } from '../fileKind.ts'
import { sendReply } from '../sendReply.ts'
import type { Bytes } from '../source.ts'
import { openWorkbook } from './openWorkbook.ts'
import { readSheet, type Sheet } from './readSheet.ts'

export interface SheetRequest {
  bytes: Bytes
  kind: FileKind
  language: SiteLanguage
  /** The sheet's position in the file; null is the first visible sheet. */
  at: number | null
}

async function readRequested({ bytes, kind, language, at }: SheetRequest): Promise<Sheet> {
  const { read, ...workbook } = await openWorkbook(bytes, kind, language)
  const readAt = (index: number) => readSheet(read(index), index, { language, ...workbook })
  const sheet = readAt(at ?? 0)
  const first = sheet.sheets[0]?.at ?? 0
  return at === null && first !== 0 ? readAt(first) : sheet
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) =>
  sendReply(readRequested(data)),
)
