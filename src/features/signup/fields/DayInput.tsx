import { DatePicker } from 'antd'
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
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { DAY_FORM, dayOf, tidyDay } from '../day.ts'
import 'virtual:antd-signup.css'

interface Typed {
  value: string
  onChange: (value: string) => void
}

/** The text of the box: the library would keep no text that is not a day. */
const TypedContext = createContext<Typed>({ value: '', onChange: () => undefined })

/** What is typed stays with us; the calendar follows the value, and Enter is the form's own. */
function TextBox({ onChange: _onChange, onKeyDown, onBlur, ...rest }: ComponentProps<'input'>) {
  const typed = useContext(TypedContext)
  return (
    <input
      {...rest}
      inputMode="numeric"
      value={typed.value}
      onChange={({ target }) => typed.onChange(target.value)}
      onKeyDown={(event) => event.key !== 'Enter' && onKeyDown?.(event)}
      onBlur={(event) => {
        const tidy = tidyDay(typed.value)
        if (tidy !== typed.value) typed.onChange(tidy)
        onBlur?.(event)
      }}
    />
  )
}
const COMPONENTS = { input: TextBox }

const skip = (box: HTMLElement | null) =>
  box?.querySelector('.ant-picker-panel')?.setAttribute('tabindex', '-1')

/** The library's calendar takes the focus and then no key: days are typed. */
const calendar = (panel: ReactNode) => <div ref={skip}>{panel}</div>

interface Props extends AriaAttributes, Typed {
  id: string
  /** `YYYY-MM-DD`; '' where there is no bound. */
  min?: string
  max?: string
  disabled: boolean
}

/** A day, typed with its year first or taken from a calendar; half a day is kept as it is typed. */
export function DayInput({ id, value, onChange, min = '', max = '', disabled, ...aria }: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const typed = useMemo(() => {
    const type = (text: string) => {
      setOpen(false)
      onChange(text)
    }
    return { value, onChange: type }
  }, [value, onChange])
  return (
    <TypedContext value={typed}>
      <DatePicker
        {...aria}
        id={id}
        className="signup-day"
        status={aria['aria-invalid'] ? 'error' : ''}
        components={COMPONENTS}
        format={DAY_FORM}
        placeholder={t('signup.day.form')}
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
        onChange={(day) => day && onChange(day.format(DAY_FORM))}
      />
    </TypedContext>
  )
}
