import { useText } from '../../i18n/useText.ts'
import type { EntryView } from './entryView.ts'
import type { ToldFault } from './FaultSummary.tsx'
import { StepLine } from './StepLine.tsx'

interface Props {
  view: EntryView
  faults: ToldFault[]
  isChecked: boolean
}

const SIGNED = new Set(['signature', 'policy'])

/** How far a form is: event, facts, signatures; then reading it again and paying. */
export function EntrySteps({ view, faults, isChecked }: Props) {
  const { t } = useText()
  const { item, shown } = view
  const signed = shown.filter(({ type }) => SIGNED.has(type)).map(({ key }) => key)
  const facts = shown.filter(({ type }) => !SIGNED.has(type)).map(({ key }) => key)
  const isWrong = (keys: string[]) => faults.some(({ key }) => keys.includes(key))
  const step = (name: 'item' | 'facts' | 'sign', isOpen: boolean) =>
    ({
      name: t(`entry.step.${name}`),
      state: isOpen ? (isChecked ? 'wrong' : 'open') : 'done',
    }) as const
  return (
    <StepLine
      steps={[
        step('item', !item),
        step('facts', isWrong(facts)),
        step('sign', isWrong(signed)),
        { name: t('entry.step.confirm'), state: 'open' },
        { name: t('entry.step.pay'), state: 'open' },
      ]}
    />
  )
}
