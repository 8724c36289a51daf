import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { environment } from '#environment/environment.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { cardAction } from '../cards/cardAction.ts'
import { CardControl } from '../cards/CardControl.tsx'
import type { NextStep } from '../countdown/nextStep.ts'

interface Props {
  step: NextStep
  className: string
}

/** The season's next step as a button: a page, or what the home card does. */
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
  const title = localized(card, 'title', languages) || t(`home.card.${card.moduleType}`)
  return (
    <CardControl title={title} action={cardAction(card, config, environment)} className={className}>
      <span lang={localizedLang(card, 'title', languages)}>{title}</span>
      <Icon name="arrow" size={18} />
    </CardControl>
  )
}
