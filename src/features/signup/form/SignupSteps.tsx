import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { feeOf, type SignupView } from '../model/signupView.ts'
import type { ShownError } from './formErrors.ts'
import { StepIndicator } from './StepIndicator.tsx'

interface Props {
  /** Whether there are events to choose from. */
  hasItems: boolean
  view: SignupView
  errors: ShownError[]
  isChecked: boolean
}

const SIGNED = new Set(['signature', 'policy'])

/** Progress: event, fields and signatures, then review and payment, unless the entry is free. */
export function SignupSteps({ hasItems, view, errors, isChecked }: Props) {
  const { t } = useText()
  const { zone } = useRace()
  const { item, shown } = view
  const signed = shown.filter(({ type }) => SIGNED.has(type)).map(({ key }) => key)
  const others = shown.filter(({ type }) => !SIGNED.has(type)).map(({ key }) => key)
  const isWrong = (keys: string[]) => errors.some(({ key }) => keys.includes(key))
  const openState = isChecked ? 'wrong' : 'open'
  const step = (name: 'item' | 'facts' | 'sign', isOpen: boolean) =>
    ({
      name: t(`signup.step.${name}`),
      state: isOpen ? openState : 'done',
    }) as const
  return (
    <StepIndicator
      steps={[
        ...(hasItems ? [step('item', !item)] : []),
        step('facts', isWrong(others)),
        step('sign', isWrong(signed)),
        { name: t('signup.step.confirm'), state: 'open' },
        ...(item && feeOf(view, zone) === 0
          ? []
          : [{ name: t('signup.step.pay'), state: 'open' as const }]),
      ]}
    />
  )
}
