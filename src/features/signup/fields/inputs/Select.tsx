import { Select as AntdSelect } from 'antd'
import type { AriaAttributes, ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import { comparable } from '#domain/comparable.ts'
import { useText } from '#i18n/useText.ts'
import 'virtual:antd-signup.css'
import styles from './Select.module.css'

export interface ListChoice {
  value: string
  label: string
  disabled?: boolean
  /** Additional text to search in. */
  search?: string
}

interface Props extends AriaAttributes {
  id: string
  choices: ListChoice[]
  value: string
  onChange: (value: string) => void
  disabled: boolean
  /** The `autocomplete` token. */
  autoComplete?: string
}

const isFound = (query: string, choice?: ListChoice) =>
  comparable('search', `${choice?.label} ${choice?.search ?? ''}`).includes(
    comparable('search', query),
  )
/** Wrapped in an element, because React renders it beside the search box. */
const chosenLabel = ({ label }: { label?: ReactNode }) => <span>{label}</span>
const SEARCH = { filterOption: isFound }

/** A searchable select, which can be cleared if the field is optional. */
export function Select(props: Props) {
  const { id, choices, value, onChange, disabled, autoComplete, ...aria } = props
  const { t } = useText()
  const chosen = choices.find((choice) => choice.value === value)
  const chosenId = `${id}-chosen`
  return (
    <>
      <AntdSelect<string, ListChoice>
        {...aria}
        id={id}
        {...(autoComplete && { components: { input: <input autoComplete={autoComplete} /> } })}
        className={styles.select}
        classNames={{ popup: { root: styles.list } }}
        // The search box is empty when not in use, so the selected choice becomes its description.
        aria-describedby={
          [aria['aria-describedby'], value && chosenId].filter(Boolean).join(' ') || undefined
        }
        status={aria['aria-invalid'] ? 'error' : ''}
        options={chosen || !value ? choices : [{ value, label: value }, ...choices]}
        value={value || null}
        labelRender={chosenLabel}
        placeholder={t('fields.choose')}
        disabled={disabled}
        showSearch={SEARCH}
        allowClear={!aria['aria-required'] && { label: t('fields.clear') }}
        notFoundContent={t('fields.noneFound')}
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
