import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Credentials } from '#api/race/credentials.ts'
import { Icon } from '#components/Icon.tsx'
import { TabList, tabId } from '#components/TabList.tsx'
import { credentialError } from '#domain/credentials.ts'
import { useText } from '#i18n/useText.ts'
import { credentialsOf, fromNavigationState, SECOND_FIELDS, type SecondField } from './query.ts'
import { QueryField } from './QueryField.tsx'
import { QueryRow } from './QueryRow.tsx'
import styles from './QueryForm.module.css'

interface Props {
  isPending: boolean
  onSearch: (credentials: Credentials) => void
  /** Which credentials are offered beside the name; the first is the default. */
  secondFields?: readonly [SecondField, ...SecondField[]]
  /** A control before the credentials. */
  children?: ReactNode
}

/**
 * Two credentials and a search button, with tabs if there is a choice of credentials. Credentials
 * passed on from another page are searched for at once.
 */
export function QueryForm({ isPending, onSearch, secondFields = SECOND_FIELDS, children }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const panelId = useId()
  const [typed, setTyped] = useState(() => fromNavigationState(state))
  const [second, setSecond] = useState(
    () => secondFields.find((field) => typed[field]) ?? secondFields[0],
  )
  const [isChecked, setChecked] = useState(false)
  const fields = ['name', second] as const

  const searchPassedOn = useEffectEvent(() => {
    // The credentials must not stay in the browser's history, which includes navigation state.
    if (Object.values(typed).some(Boolean)) void navigate(pathname, { replace: true, state: null })
    const credentials = credentialsOf(typed, second)
    if (credentials) onSearch(credentials)
  })
  useEffect(() => searchPassedOn(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const credentials = credentialsOf(typed, second)
    const wrong = fields.find((field) => credentialError(field, typed[field]))
    if (credentials) onSearch(credentials)
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  const form = (
    <QueryRow
      fields={children ? 'three' : undefined}
      aria-label={t(`search.way.${second}`)}
      isPending={isPending}
      submit={
        <>
          <Icon name="search" />
          <span>{t(isPending ? 'search.asking' : 'search.ask')}</span>
        </>
      }
      onSubmit={submit}
    >
      {children}
      {fields.map((field) => {
        const error = isChecked && credentialError(field, typed[field])
        return (
          <QueryField
            key={field}
            name={field}
            label={t(`search.${field}`)}
            value={typed[field]}
            error={error ? t(`search.${error}`) : ''}
            maxLength={80}
            autoComplete={field === 'name' ? 'name' : 'off'}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        )
      })}
    </QueryRow>
  )
  if (secondFields.length === 1) return <div className={styles.queryForm}>{form}</div>
  const chosen = secondFields.indexOf(second)
  return (
    <div className={styles.queryForm}>
      <TabList
        label={t('search.ways')}
        tabs={secondFields.map((field) => t(`search.way.${field}`))}
        chosen={chosen}
        onSelect={(index) => {
          setSecond(secondFields[index] ?? second)
          setChecked(false)
        }}
        panelId={panelId}
        className={styles.ways}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, chosen)}>
        {form}
      </div>
    </div>
  )
}
