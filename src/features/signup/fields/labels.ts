import { formatWritten } from '#domain/raceDates.ts'
import type { Translate } from '#i18n/i18n.ts'

/** A day (`YYYY-MM-DD`) in the visitor's language; other text is returned as it is. */
export const dayLabel = (day: string, t: Translate): string =>
  formatWritten(day, t('site.format.date')) || day

/** When a policy was agreed to, and in which version; before submission also how to withdraw. */
export const agreedLabel = (
  { agreedAt, version }: { agreedAt: string; version: string },
  t: Translate,
  key: 'signup.agreed' | 'fields.policy.agreed' = 'signup.agreed',
): string =>
  t(key, {
    time: formatWritten(agreedAt, t('site.format.dateTime')),
    version,
  })
