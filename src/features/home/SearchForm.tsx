import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { lookUpState, type LookUpModule } from '../../api/lookUpState.ts'
import { cleanFact, factFault, type FactName, type Facts } from './searchFacts.ts'
import { SearchField } from './SearchField.tsx'

/** A look-up of the search band and the two facts that it asks for. */
export interface LookUp {
  moduleType: LookUpModule
  name: 'registration' | 'score' | 'photo'
  facts: FactName[]
}

interface Props {
  lookUp: LookUp
  typed: Facts
  onTyped: (typed: Facts) => void
  onClosed: (moduleType: LookUpModule) => void
}

/** Two fields and a button. What was typed goes along in the navigation's state, never in a URL. */
export function SearchForm({ lookUp, typed, onTyped, onClosed }: Props) {
  const { t } = useText()
  const config = useConfig()
  const navigate = useNavigate()
  const [isChecked, setChecked] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { isOpen, path } = lookUpState(config, lookUp.moduleType)
    const wrong = lookUp.facts.find((name) => factFault(name, typed[name]))
    if (!isOpen) {
      onClosed(lookUp.moduleType)
    } else if (wrong) {
      setChecked(true)
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    } else {
      const facts = lookUp.facts.map((name) => [name, cleanFact(name, typed[name])])
      void navigate(path, { state: Object.fromEntries(facts) })
    }
  }

  return (
    <form className="search__form" noValidate onSubmit={submit}>
      {lookUp.facts.map((name) => {
        const fault = isChecked && factFault(name, typed[name])
        return (
          <SearchField
            key={name}
            name={name}
            label={t(`home.search.${name}`)}
            value={typed[name]}
            fault={fault ? t(fault) : ''}
            autoComplete={name === 'name' ? 'name' : 'off'}
            onChange={(event) => onTyped({ ...typed, [name]: event.target.value })}
          />
        )
      })}
      <button type="submit" className="button search__button">
        <Icon name="search" />
        {t('home.search.submit')}
      </button>
    </form>
  )
}
