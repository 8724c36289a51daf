import { type FieldOption, optionIn } from '../../../../domain/fields/options.ts'
import { localized } from '../../../../i18n/localized.ts'
import { useText } from '../../../../i18n/useText.ts'

interface WithOptions {
  options: FieldOption[]
}

/** The labels of the chosen options. */
export function OptionsOutput({ field, values }: { field: WithOptions; values: string[] }) {
  const { t, language } = useText()
  const labels = values.map((value) => {
    const option = optionIn(field, value)
    return option ? localized(option, 'label', language) : value
  })
  return labels.join(t('signup.list'))
}

export const OptionOutput = ({ field, value }: { field: WithOptions; value: string }) => (
  <OptionsOutput field={field} values={[value]} />
)
