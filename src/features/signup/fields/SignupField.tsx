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
import { LocalizedText } from '#components/LocalizedText.tsx'
import { isBlank } from '#domain/fields/fieldType.ts'
import {
  type FieldOf,
  type FieldSpec,
  type FieldType,
  type FieldValues,
  readValue,
} from '#domain/fields/fieldTypes.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { FieldChange } from '../model/openForm.ts'
import { ErrorLine } from './ErrorLine.tsx'
import { controlId } from './fieldControl.ts'
import { FieldControlContext } from './FieldControlContext.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { ruleMessage } from './fieldMessages.ts'
import type { FieldView, InputProps } from './fieldView.ts'
import { fieldViews } from './fieldViews.ts'
import { Hint } from './Hint.tsx'
import layout from '#styles/layout.module.css'
import styles from './SignupField.module.css'

interface Props {
  field: FieldSpec
  value: unknown
  onChange: (key: string, change: FieldChange) => void
  /** What is wrong with the value; '' if nothing is. */
  error?: string
  /** Shows the error before the field has been left. */
  isErrorShown?: boolean
  disabled?: boolean
}

function inputOf<T extends FieldType>(
  type: T,
  field: FieldOf<T>,
  value: FieldValues[T],
  rest: Pick<InputProps<T>, 'onChange' | 'onPart' | 'disabled'>,
): ReactElement {
  const { Input }: FieldView<T> = fieldViews[type]
  const input: ComponentType<InputProps<T>> = Input
  return createElement(input, { field, value, ...rest })
}

/** A form field: its input with label, rule, hint and error. */
export const SignupField = memo(function SignupField(props: Props) {
  const { field, value, onChange, error = '', isErrorShown = false, disabled = false } = props
  const { t, languages } = useText()
  const [isLeft, setLeft] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const id = controlId(field.key)
  // When a read-only derived value replaces the control, move focus to it.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && !frame.current?.contains(document.activeElement)
    if (isLost) document.getElementById(id)?.focus()
  }, [disabled, id])
  const { key, type } = field
  const change = useMemo(() => {
    const nextOf = (changed: unknown, current: unknown): unknown =>
      typeof changed === 'function' ? changed(readValue(type, current)) : changed
    return {
      onChange: (changed: unknown) =>
        onChange(key, (current) => readValue(type, nextOf(changed, current))),
      onPart: (part: unknown) =>
        onChange(key, (current) =>
          readValue(type, Object.assign({}, current, nextOf(part, current))),
        ),
    }
  }, [key, type, onChange])

  const { labelling, width } = fieldViews[field.type]
  const hint = localized(field, 'hint', languages)
  // A derived value's control shows the rule itself.
  const isDerived = disabled && 'from' in field && field.from !== '' && !isBlank(value)
  const rule = isDerived ? t('fields.derived') : ruleMessage(field, t)
  const message = isLeft || isErrorShown ? error : ''
  const isOne = labelling === 'control'
  const labelId = `${id}-label`
  const lines = { rule: `${id}-rule`, hint: `${id}-hint`, error: `${id}-error` }
  const describedBy = [rule && lines.rule, hint && lines.hint, message && lines.error]
    .filter(Boolean)
    .join(' ')
  const isInvalid = message !== ''
  const control = useMemo(
    () => ({ id, labelId, describedBy, isRequired: field.required, isInvalid }),
    [id, labelId, describedBy, field.required, isInvalid],
  )
  const label = (
    <>
      <LocalizedText value={field} field="label" />
      {field.required && (
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      )}
      {field.required && !isOne && (
        <span className={layout.visuallyHidden}>{` (${t('fields.required')})`}</span>
      )}
    </>
  )

  return (
    <FieldFrame
      ref={frame}
      isWide={width === 'full'}
      data-testid="field"
      data-invalid={isInvalid || undefined}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        hasFocus.current = false
        setLeft(true)
      }}
    >
      <p className={styles.head}>
        {isOne ? (
          <FieldLabel id={labelId} htmlFor={id}>
            {label}
          </FieldLabel>
        ) : (
          <FieldLabel as="span" id={labelId}>
            {label}
          </FieldLabel>
        )}
        {rule && !isDerived && (
          <span id={lines.rule} className={styles.rule}>
            {rule}
          </span>
        )}
      </p>
      <FieldControlContext value={control}>
        {inputOf(field.type, field, readValue(field.type, value), { ...change, disabled })}
      </FieldControlContext>
      {message && <ErrorLine id={lines.error}>{message}</ErrorLine>}
      {hint && (
        <Hint id={lines.hint} lang={localizedLang(field, 'hint', languages)}>
          {hint}
        </Hint>
      )}
    </FieldFrame>
  )
})
