import { formatWrittenEnd } from '#domain/raceDates.ts'
import type { Translate } from '#i18n/i18n.ts'

/** A cut-off of a course: the time as written, with its day if the course has it. */
export const cutOffText = (cutOff: string, t: Translate): string =>
  formatWrittenEnd(cutOff, t('site.format.dayTime')) || cutOff
