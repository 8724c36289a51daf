import {
  type FileError,
  type FileLimits,
  PICTURE_TYPES,
  sizeLimit,
  typesOf,
} from '#domain/fileRules.ts'
import type { Translate } from '#i18n/i18n.ts'
import { fileSize } from '#lib/fileSize.ts'

const typeNames = (types: readonly string[], t: Translate) =>
  types.map((type) => type.toUpperCase()).join(t('fields.upload.list'))

/** The `accept` attribute of the file input. */
export const acceptOf = (limits: FileLimits): string =>
  typesOf(limits)
    .map((type) => `.${type}`)
    .join(',')

/** Whether files other than images are accepted; they use another upload endpoint. */
export const takesDocuments = ({ types }: FileLimits): boolean =>
  types.some((type) => !PICTURE_TYPES.includes(type))

/** The accepted files, as a sentence. */
export function limitLabel(limits: FileLimits, t: Translate): string {
  const { maxSize, maxCount, width, height } = limits
  const types = typeNames(typesOf(limits), t)
  return [
    maxSize === undefined
      ? t('fields.upload.types', { types })
      : t('fields.upload.rule', { types, size: fileSize(sizeLimit(limits)) }),
    width !== undefined &&
      height !== undefined &&
      t('fields.upload.pixels', { width: String(width), height: String(height) }),
    maxCount !== undefined && maxCount > 1 && t('fields.upload.count', { limit: maxCount }),
  ]
    .filter(Boolean)
    .join(t('fields.join'))
}

/** The message for a file error (spec §5). */
export function fileErrorMessage(error: FileError, t: Translate): string {
  switch (error.code) {
    case 'type':
      return t('fields.upload.error.type', { types: typeNames(error.types, t) })
    case 'unreadable':
      return t('fields.upload.error.unreadable')
    case 'size':
      return t('fields.upload.error.size', { limit: error.limit })
    case 'count':
      return t('fields.upload.error.count', { limit: error.limit, count: error.limit })
    case 'imageSize':
      return t('fields.upload.error.imageSize', {
        width: String(error.required.width),
        height: String(error.required.height),
        actualWidth: String(error.actual.width),
        actualHeight: String(error.actual.height),
      })
  }
}
