import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Credentials } from '../../api/race/credentials.ts'
import { Icon } from '../../components/Icon.tsx'
import { TabList, tabId } from '../../components/TabList.tsx'
import { useText } from '../../i18n/useText.ts'
import { QueryField } from './QueryField.tsx'
import { queryError, queryOf, typedIn, type Way, WAYS } from './query.ts'
import styles from './QueryForm.module.css'
import buttons from '../../components/buttons.module.css'

interface Props {
  isPending: boolean
  onAsk: (credentials: Credentials) => void
  /** The second credential to offer, the default first. */
  ways?: readonly Way[]
  /** Controls above the credentials. */
  children?: ReactNode
}

/**
 * Two credentials and a search button, with tabs if there is a choice of credentials. Credentials
 * passed on from the home page are searched for at once.
 */
export function QueryForm({ isPending, onAsk, ways = WAYS, children }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const panelId = useId()
  const [typed, setTyped] = useState(() => typedIn(state))
  const [way, setWay] = useState<Way>(
    () => ways.find((name) => typed[name]) ?? ways[0] ?? 'documentNumber',
  )
  const [isChecked, setChecked] = useState(false)
  const names = ['name', way] as const

  const searchGiven = useEffectEvent(() => {
    const credentials = queryOf(typed, way)
    if (!credentials) return
    // The credentials must not stay in the browser's history, which includes navigation state.
    if (state) void navigate(pathname, { replace: true, state: null })
    onAsk(credentials)
  })
  useEffect(() => searchGiven(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const credentials = queryOf(typed, way)
    const wrong = names.find((name) => queryError(name, typed[name]))
    if (credentials) onAsk(credentials)
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  const form = (
    <form
      className={clsx(styles.row, children && styles.rowThree)}
      aria-label={t(`search.way.${way}`)}
      noValidate
      onSubmit={submit}
    >
      {children}
      {names.map((name) => {
        const error = isChecked && queryError(name, typed[name])
        return (
          <QueryField
            key={name}
            name={name}
            label={t(`search.${name}`)}
            value={typed[name]}
            error={error ? t(error) : ''}
            maxLength={80}
            autoComplete={name === 'name' ? 'name' : 'off'}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        )
      })}
      <button type="submit" className={clsx(buttons.primary, styles.button)} aria-busy={isPending}>
        <Icon name="search" />
        {t(isPending ? 'search.asking' : 'search.ask')}
      </button>
    </form>
  )
  if (ways.length < 2) return <div className={styles.queryForm}>{form}</div>
  return (
    <div className={styles.queryForm}>
      <TabList
        label={t('search.ways')}
        tabs={ways.map((name) => t(`search.way.${name}`))}
        chosen={ways.indexOf(way)}
        onChoose={(index) => setWay(ways[index] ?? way)}
        panelId={panelId}
        className={styles.ways}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, ways.indexOf(way))}>
        {form}
      </div>
    </div>
  )
}
