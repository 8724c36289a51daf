import * as v from 'valibot'
import { flag, listOf, number, requiredText } from '#lib/parse.ts'

/** Which files a field accepts (spec §5 "File upload", "Image upload size"). */
export const uploadSpec = {
  /** Accepted extensions; empty means pictures. */
  types: listOf(requiredText),
  /** Maximum file size, in `maxSizeUnit`. */
  maxSize: number,
  maxSizeUnit: v.fallback(v.picklist(['B', 'KB', 'MB', 'GB']), 'MB'),
  maxCount: number,
  /** Required width and height in pixels. */
  width: number,
  height: number,
  /** Asks 您是否保证上传的文件真实有效 before an upload. */
  confirmGenuine: flag,
  /** Asks for confirmation before a file is removed. */
  confirmDelete: flag,
}
