import { Select as AntdSelect } from 'antd'
import type { AriaAttributes } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import 'virtual:antd-signup.css'

export interface ListChoice {
  value: string
  label: string
  /** More words by which it is found. */
  search?: string | undefined
}

interface Props extends AriaAttributes {
  id: string
  choices: ListChoice[]
  value: string
  onChange: (value: string) => void
  disabled: boolean
}

const isFound = (typed: string, choice?: ListChoice) => {
  const words = typed.trim().toLowerCase()
  return `${choice?.label} ${choice?.search ?? ''}`.toLowerCase().includes(words)
}
const SEARCH = { filterOption: isFound }

/** A list that opens, is searched by typing, and is left empty again where nobody has to choose. */
export function Select({ id, choices, value, onChange, disabled, ...aria }: Props) {
  const { t } = useText()
  const chosen = choices.find((choice) => choice.value === value)
  const chosenId = `${id}-chosen`
  return (
    <>
      <AntdSelect<string, ListChoice>
        {...aria}
        id={id}
        className="signup-select"
        classNames={{ popup: { root: 'signup-select__list' } }}
        // The search box is empty while nobody searches: what is chosen describes it.
        aria-describedby={
          [aria['aria-describedby'], value && chosenId].filter(Boolean).join(' ') || undefined
        }
        status={aria['aria-invalid'] ? 'error' : ''}
        options={chosen || !value ? choices : [{ value, label: value }, ...choices]}
        value={value || null}
        placeholder={t('signup.choose')}
        disabled={disabled}
        showSearch={SEARCH}
        allowClear={!aria['aria-required'] && { label: t('signup.clear') }}
        notFoundContent={t('signup.noneFound')}
        suffixIcon={<Icon name="right" />}
        getPopupContainer={(list: HTMLElement) => list.parentElement ?? list}
        onChange={(picked: string | undefined) => onChange(picked ?? '')}
      />
      <span id={chosenId} hidden>
        {chosen?.label ?? value}
      </span>
    </>
  )
}
