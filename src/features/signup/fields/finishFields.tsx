import type { finishFields as types } from '../../../domain/fields/finishes.ts'
import { formatMoney } from '../../../i18n/money.ts'
import { useText } from '../../../i18n/useText.ts'
import type { FieldViews } from './fieldView.ts'
import { PaidScoreInput } from './finishes/PaidScoreInput.tsx'
import { PastEventsInput } from './finishes/PastEventsInput.tsx'
import { PastEventsOutput } from './finishes/PastEventsOutput.tsx'
import { ScoreInput } from './finishes/ScoreInput.tsx'
import { ScoreOutput } from './finishes/ScoreOutput.tsx'

const finishes = { labelling: 'group', width: 'full', requiredMessage: 'chosen' } as const

export const finishFields = {
  'past-events': { ...finishes, Input: PastEventsInput, Output: PastEventsOutput },
  'score-verification': {
    ...finishes,
    Input: ScoreInput,
    Output: ScoreOutput,
    requiredMessage: 'proved',
  },
  'paid-score-validation': {
    ...finishes,
    Input: PaidScoreInput,
    Output({ field, value }) {
      const { t } = useText()
      return value === 'yes'
        ? t('fields.paid.yes', { price: formatMoney(field.price ?? 0) })
        : t('fields.paid.no')
    },
  },
} satisfies FieldViews<keyof typeof types>
