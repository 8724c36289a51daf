import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Facts } from '../../api/lookups.ts'
import { Icon } from '../../components/Icon.tsx'
import { TabList, tabId } from '../../components/TabList.tsx'
import { useText } from '../../i18n/useText.ts'
import { FactField } from './FactField.tsx'
import { factFault, factsOf, typedIn, type Way, WAYS } from './facts.ts'
import './FactsForm.css'

interface Props {
  isAsking: boolean
  onAsk: (facts: Facts) => void
  /** What may stand beside the name, the usual one first. */
  ways?: readonly Way[]
  /** What is chosen before the facts. */
  children?: ReactNode
}

/** Two facts and a button. What came along from the home page is asked at once. */
export function FactsForm({ isAsking, onAsk, ways = WAYS, children }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const panelId = useId()
  const [typed, setTyped] = useState(() => typedIn(state))
  const [way, setWay] = useState<Way>(
    () => WAYS.find((name) => typed[name]) ?? ways[0] ?? 'documentNumber',
  )
  const [isChecked, setChecked] = useState(false)
  const names = ['name', way] as const

  const askGiven = useEffectEvent(() => {
    const facts = factsOf(typed, way)
    if (!facts) return
    // The browser keeps a navigation's state with its history.
    if (state) void navigate(pathname, { replace: true, state: null })
    onAsk(facts)
  })
  useEffect(() => askGiven(), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const facts = factsOf(typed, way)
    const wrong = names.find((name) => factFault(name, typed[name]))
    if (facts) onAsk(facts)
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  return (
    <div className="facts">
      <TabList
        label={t('lookups.ways')}
        tabs={ways.map((name) => t(`lookups.way.${name}`))}
        chosen={ways.indexOf(way)}
        onChoose={(index) => setWay(ways[index] ?? way)}
        panelId={panelId}
        className="facts__ways"
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, ways.indexOf(way))}>
        <form
          className={children ? 'facts__form facts__form--three' : 'facts__form'}
          noValidate
          onSubmit={submit}
        >
          {children}
          {names.map((name) => {
            const fault = isChecked && factFault(name, typed[name])
            return (
              <FactField
                key={name}
                name={name}
                label={t(`lookups.${name}`)}
                value={typed[name]}
                fault={fault ? t(fault) : ''}
                maxLength={80}
                autoComplete={name === 'name' ? 'name' : 'off'}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )
          })}
          <button type="submit" className="button facts__button" aria-busy={isAsking}>
            <Icon name="search" />
            {t(isAsking ? 'lookups.asking' : 'lookups.ask')}
          </button>
        </form>
      </div>
    </div>
  )
}
