import { createElement, type ReactElement } from 'react'
import { textLanguage } from '#i18n/languages.ts'
import { useLanguage } from '#stores/language.ts'
import type { Source } from '../source.ts'
import { openSheet } from './openSheet.ts'
import { SheetView } from './SheetView.tsx'

/** Opens a workbook with its first sheet; the others are read when selected. */
export async function openSheets({ bytes, kind, signal }: Source): Promise<ReactElement> {
  const first = await openSheet(
    { bytes, kind, language: textLanguage(useLanguage.getState().language).code, at: null },
    signal,
  )
  return createElement(SheetView, { bytes, kind, first })
}
