import {
  type ComponentType,
  createElement,
  memo,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FieldOf, FieldType, SignUpField } from '../../api/signUpField.ts'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { controlId, FieldControlContext } from './fieldControl.ts'
import { fieldFault } from './fieldFault.ts'
import {
  type FieldChange,
  type FieldValue,
  type FieldValues,
  isBlank,
  readValue,
} from './fieldValue.ts'
import { faultWords, ruleWords } from './fieldWords.ts'
import { ONE_CONTROL, WIDE, widgets } from './fields/widgets.ts'
import type { WidgetProps } from './widget.ts'
import 'virtual:antd-signup.css'
import './SignupField.css'

interface Props {
  field: SignUpField
  value: unknown
  onChange: (key: string, change: FieldChange) => void
  /** `YYYY-MM-DD`. */
  today: string
  /** Shows what is wrong although the field has not been left yet. */
  isChecked?: boolean
  /** What is wrong according to the centre; stands until the value changes. */
  refusal?: string
  disabled?: boolean
}

function widgetOf<T extends FieldType>(
  type: T,
  field: FieldOf<T>,
  value: FieldValues[T],
  rest: Pick<WidgetProps<T>, 'onChange' | 'onPart' | 'disabled'>,
): ReactElement {
  const widget: ComponentType<WidgetProps<T>> = widgets[type]
  return createElement(widget, { field, value, ...rest })
}

/** A field of a form: its widget, with label, rule, hint and what is wrong around it. */
export const SignupField = memo(function SignupField(props: Props) {
  const { field, value, onChange, today, isChecked = false, refusal = '', disabled = false } = props
  const { t, language } = useText()
  const [isLeft, setLeft] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  // A control that gives way to what a document answers leaves its focus to that.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && !frame.current?.contains(document.activeElement)
    if (isLost) frame.current?.querySelector('input')?.focus()
  }, [disabled])
  const change = useMemo(
    () => ({
      onChange: (changed: FieldValue) => onChange(field.key, () => changed),
      onPart: (part: unknown) =>
        onChange(field.key, (held) => readValue(field.type, Object.assign({}, held, part))),
    }),
    [field.key, field.type, onChange],
  )

  const fault = fieldFault(field, value, today)
  const hint = localized(field, 'hint', language)
  // The control of such a field carries its rule itself.
  const isRead = disabled && 'from' in field && field.from !== '' && !isBlank(value)
  const rule = isRead ? t('signup.derived') : ruleWords(field, t)
  const told = fault && (isLeft || isChecked) ? faultWords(field, fault, { t, language }) : refusal
  const isOne = ONE_CONTROL.has(field.type)
  const id = controlId(field.key)
  const labelId = `${id}-label`
  const lines = { rule: `${id}-rule`, hint: `${id}-hint`, fault: `${id}-fault` }
  const describedBy = [rule && lines.rule, hint && lines.hint, told && lines.fault]
    .filter(Boolean)
    .join(' ')
  const isInvalid = told !== ''
  const className = `signup-field ${isInvalid ? 'signup-field--wrong' : ''} ${WIDE.has(field.type) ? 'signup-field--wide' : ''}`
  const control = useMemo(
    () => ({ id, labelId, describedBy, isRequired: field.required, isInvalid }),
    [id, labelId, describedBy, field.required, isInvalid],
  )
  const label = (
    <>
      {localized(field, 'label', language)}
      {field.required && (
        <span className="signup-field__mark" aria-hidden="true">
          *
        </span>
      )}
      {field.required && !isOne && (
        <span className="visually-hidden">{` (${t('signup.required')})`}</span>
      )}
    </>
  )

  return (
    <div
      ref={frame}
      className={className}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        hasFocus.current = false
        setLeft(true)
      }}
    >
      <p className="signup-field__head">
        {isOne ? (
          <label id={labelId} htmlFor={id} className="signup-field__label">
            {label}
          </label>
        ) : (
          <span id={labelId} className="signup-field__label">
            {label}
          </span>
        )}
        {rule && !isRead && (
          <span id={lines.rule} className="signup-field__rule">
            {rule}
          </span>
        )}
      </p>
      <FieldControlContext value={control}>
        {widgetOf(field.type, field, readValue(field.type, value), { ...change, disabled })}
      </FieldControlContext>
      {told && (
        <p id={lines.fault} className="signup-field__fault">
          <Icon name="info" size={18} />
          {told}
        </p>
      )}
      {hint && (
        <p id={lines.hint} className="signup-field__hint">
          {hint}
        </p>
      )}
    </div>
  )
})
