import { DatePicker } from 'antd'
import 'dayjs/locale/ja'
import 'dayjs/locale/zh-cn'
import {
  type AriaAttributes,
  type ComponentProps,
  type ReactNode,
  createContext,
  useContext,
  useMemo,
  useState,
} from 'react'
import { Icon } from '#components/Icon.tsx'
import { ISO_DATE_FORMAT } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { dayOf, normalDay } from './day.ts'
import 'virtual:antd-signup.css'

interface Typed {
  value: string
  onChange: (value: string) => void
  /** The `autocomplete` token. */
  autoComplete?: string
}

/** The text in the box: Ant Design would discard text that is not a date. */
const TypedContext = createContext<Typed>({ value: '', onChange: () => undefined })

/** Keeps the typed text as it is. The calendar follows the value, and Enter is left to the form. */
function TextBox({ onChange: _onChange, onKeyDown, onBlur, ...rest }: ComponentProps<'input'>) {
  const typed = useContext(TypedContext)
  return (
    <input
      {...rest}
      inputMode="numeric"
      autoComplete={typed.autoComplete}
      value={typed.value}
      onChange={({ target }) => typed.onChange(target.value)}
      onKeyDown={(event) => event.key !== 'Enter' && onKeyDown?.(event)}
      onBlur={(event) => {
        const tidy = normalDay(typed.value)
        if (tidy !== typed.value) typed.onChange(tidy)
        onBlur?.(event)
      }}
    />
  )
}
const COMPONENTS = { input: TextBox }

const skip = (box: HTMLElement | null) =>
  box?.querySelector('.ant-picker-panel')?.setAttribute('tabindex', '-1')

/** A focused calendar would swallow key presses, so it is skipped: dates are typed. */
const calendar = (panel: ReactNode) => <div ref={skip}>{panel}</div>

interface Props extends AriaAttributes, Typed {
  id: string
  /** `YYYY-MM-DD`; '' for no limit. */
  min?: string
  max?: string
  disabled: boolean
}

/** A date, typed year first or picked from a calendar. Incomplete input is kept as typed. */
export function DayInput(props: Props) {
  const { id, value, onChange, min = '', max = '', disabled, autoComplete = 'off', ...aria } = props
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const typed = useMemo(() => {
    const type = (text: string) => {
      setOpen(false)
      onChange(text)
    }
    return { value, onChange: type, autoComplete }
  }, [value, onChange, autoComplete])
  return (
    <TypedContext value={typed}>
      <DatePicker
        {...aria}
        id={id}
        status={aria['aria-invalid'] ? 'error' : ''}
        components={COMPONENTS}
        format={ISO_DATE_FORMAT}
        placeholder={t('fields.day.form')}
        value={dayOf(value)}
        minDate={dayOf(min) ?? undefined}
        maxDate={dayOf(max) ?? undefined}
        disabled={disabled}
        open={isOpen}
        onOpenChange={setOpen}
        panelRender={calendar}
        allowClear={false}
        showNow={false}
        previewValue={false}
        suffixIcon={<Icon name="calendar" />}
        getPopupContainer={(box) => box.parentElement ?? box}
        onChange={(day) => day && onChange(day.format(ISO_DATE_FORMAT))}
      />
    </TypedContext>
  )
}
