import type { ComponentProps, ReactNode } from 'react'
import { useText } from '#i18n/useText.ts'
import { ErrorLine } from '../../fields/ErrorLine.tsx'
import { controlId } from '../../fields/fieldControl.ts'
import { FormPanel } from '../FormPanel.tsx'

interface Props extends Pick<ComponentProps<typeof FormPanel>, 'step' | 'hidden'> {
  /** The key by which the error summary links here. */
  name: string
  title: string
  subtitle?: string
  isWrong: boolean
  /** Shown below the choice and its error. */
  foot?: ReactNode
  children: ReactNode
}

/** A choice that the whole form depends on. */
export function ChoicePanel({
  name,
  title,
  subtitle = '',
  isWrong,
  step,
  hidden,
  foot,
  children,
}: Props) {
  const { t } = useText()
  const errorId = `${controlId(name)}-error`
  return (
    <FormPanel id={name} title={title} subtitle={subtitle} step={step} hidden={hidden}>
      <div
        id={controlId(name)}
        role="radiogroup"
        aria-label={title}
        aria-required
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
      >
        {children}
      </div>
      {isWrong && (
        <ErrorLine id={errorId}>{t('fields.chosen.required', { label: title })}</ErrorLine>
      )}
      {foot}
    </FormPanel>
  )
}
