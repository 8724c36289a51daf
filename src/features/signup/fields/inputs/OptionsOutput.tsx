import { markedText } from '#components/LocalizedText.tsx'
import { TextList } from '#components/TextList.tsx'
import { type FieldOption, optionIn } from '#domain/fields/options.ts'
import { useText } from '#i18n/useText.ts'

interface WithOptions {
  options: FieldOption[]
}

/** The labels of the chosen options. */
export function OptionsOutput({ field, values }: { field: WithOptions; values: string[] }) {
  const { t, languages } = useText()
  const labels = values.map((value) => {
    const option = optionIn(field, value)
    return option ? markedText(option, 'label', languages) : value
  })
  return <TextList texts={labels} separator={t('signup.list')} />
}

export const OptionOutput = ({ field, value }: { field: WithOptions; value: string }) => (
  <OptionsOutput field={field} values={[value]} />
)
