import { Input } from 'antd'
import type { choiceTypes } from '#domain/fields/choiceTypes.ts'
import { optionIn } from '#domain/fields/options.ts'
import { useControl, useGroup } from './FieldControlContext.ts'
import type { FieldViews, InputProps, SharedProps } from './fieldView.ts'
import { Checkboxes } from './inputs/Checkboxes.tsx'
import { ClothingSizeInput } from './inputs/ClothingSizeInput.tsx'
import { OptionOutput, OptionsOutput } from './inputs/OptionsOutput.tsx'
import { Radios } from './inputs/Radios.tsx'
import { Select } from './inputs/Select.tsx'
import { useChoices } from './inputs/useChoices.tsx'

function RadioInput({ field, ...rest }: SharedProps<'radio' | 'radio-link'>) {
  return <Radios choices={useChoices(field.options)} {...rest} />
}

function PickerInput({ field, onPart: _onPart, ...rest }: InputProps<'picker'>) {
  const choices = useChoices(field.options).map(({ offer, isSoldOut, ...choice }) => ({
    ...choice,
    label: [choice.label, offer].filter(Boolean).join(' '),
    disabled: isSoldOut,
  }))
  return <Select {...useControl()} choices={choices} {...rest} />
}

function CheckboxInput({ field, ...rest }: InputProps<'checkbox'>) {
  const choices = useChoices(field.options)
  return (
    <div {...useGroup()}>
      <Checkboxes choices={choices} {...rest} />
    </div>
  )
}

/** Radio buttons; an option may ask for text. The text survives switching to another option. */
function RadioTextInput({ field, value, onPart, disabled }: InputProps<'radio-input'>) {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useControl()
  const choices = useChoices(field.options).map((choice) => ({
    ...choice,
    after: optionIn(field, choice.value)?.withText && (
      <Input
        status={isInvalid ? 'error' : ''}
        aria-label={choice.label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        value={value.text}
        disabled={disabled}
        onChange={({ target }) => onPart({ text: target.value })}
      />
    ),
  }))
  return (
    <Radios
      choices={choices}
      value={value.value}
      disabled={disabled}
      onChange={(chosen) => onPart({ value: chosen })}
    />
  )
}

const singleChoice = {
  Input: RadioInput,
  Output: OptionOutput,
  labelling: 'group',
  width: 'half',
  requiredMessage: 'chosen',
} as const

export const choiceViews = {
  radio: singleChoice,
  'radio-link': { ...singleChoice, requiredMessage: 'read' },
  picker: { ...singleChoice, Input: PickerInput, labelling: 'control' },
  checkbox: {
    ...singleChoice,
    Input: CheckboxInput,
    Output: ({ field, value }) => <OptionsOutput field={field} values={value} />,
  },
  'clothing-size': { ...singleChoice, Input: ClothingSizeInput, width: 'full' },
  'radio-input': {
    ...singleChoice,
    Input: RadioTextInput,
    Output: ({ field, value: { value, text } }) => (
      <>
        <OptionOutput field={field} value={value} />{' '}
        {optionIn(field, value)?.withText && <span>{text}</span>}
      </>
    ),
  },
} satisfies FieldViews<keyof typeof choiceTypes>
