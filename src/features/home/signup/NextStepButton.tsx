import { Link } from 'react-router-dom'
import { environment } from '#api/http/environment.ts'
import { Icon } from '#components/Icon.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { NextStep } from '../countdown/nextStep.ts'
import { entryAction } from '../entry-cards/entryAction.ts'
import { EntryControl } from '../entry-cards/EntryControl.tsx'

interface Props {
  step: NextStep
  className: string
}

/** The season's next step as a button: a page, or what the entry card does. */
export function NextStepButton({ step, className }: Props) {
  const { t, languages } = useText()
  const config = useConfig()
  if ('path' in step) {
    return (
      <Link to={step.path} className={className}>
        <span>{t(step.titleKey)}</span>
        <Icon name="arrow" size={18} />
      </Link>
    )
  }
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === step.moduleType)
  if (!card) return null
  const title = localized(card, 'title', languages) || t(`home.entry.${card.moduleType}`)
  return (
    <EntryControl
      title={title}
      action={entryAction(card, config, environment)}
      className={className}
    >
      <span lang={localizedLang(card, 'title', languages)}>{title}</span>
      <Icon name="arrow" size={18} />
    </EntryControl>
  )
}
