import type { Translate } from '../../i18n/useText.ts'
import { type FileFault, type FileLimits, PICTURE_TYPES, sizeLimit } from '../../lib/fileRules.ts'
import { fileSize } from '../../lib/fileSize.ts'

const typesOf = ({ types }: FileLimits) => (types.length > 0 ? types : PICTURE_TYPES)

/** What a file chooser offers. */
export const acceptOf = (limits: FileLimits): string =>
  typesOf(limits)
    .map((type) => `.${type}`)
    .join(',')

/** Whether files that are no pictures are taken too; they go another way to the server. */
export const takesDocuments = ({ types }: FileLimits): boolean =>
  types.some((type) => !PICTURE_TYPES.includes(type))

/** What is taken, in words. */
export function limitWords(limits: FileLimits, t: Translate): string {
  const { maxSize, maxCount, width, height } = limits
  const types = typesOf(limits).join(', ')
  return [
    maxSize === undefined
      ? t('signup.upload.types', { types })
      : t('signup.upload.rule', { types, size: fileSize(sizeLimit(limits)) }),
    width !== undefined && height !== undefined && t('signup.upload.pixels', { width, height }),
    maxCount !== undefined && maxCount > 1 && t('signup.upload.count', { limit: maxCount }),
  ]
    .filter(Boolean)
    .join(t('signup.join'))
}

/** What is wrong with a file, in the words of spec §5. */
export function fileFaultWords(fault: FileFault, t: Translate): string {
  switch (fault.code) {
    case 'type':
      return t('signup.upload.fault.type')
    case 'size':
    case 'count':
      return t(`signup.upload.fault.${fault.code}`, { limit: fault.limit })
    case 'imageSize':
      return t('signup.upload.fault.imageSize', {
        ...fault.required,
        actualWidth: fault.actual.width,
        actualHeight: fault.actual.height,
      })
  }
}
