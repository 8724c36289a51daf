import { clsx } from 'clsx'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConfig } from '../../../stores/site.ts'
import { searchState, type SearchModule } from '../../../api/website/searchState.ts'
import { cleanQuery, queryError, type QueryField, type Facts } from './searchQuery.ts'
import { SearchField } from './SearchField.tsx'
import styles from './SearchEntry.module.css'
import buttons from '../../../components/buttons.module.css'

/** A search of the search bar, with its two credentials. */
export interface SearchTarget {
  moduleType: SearchModule
  name: 'registration' | 'score' | 'photo'
  credentials: QueryField[]
}

interface Props {
  search: SearchTarget
  typed: Facts
  onTyped: (typed: Facts) => void
  onClosed: (moduleType: SearchModule) => void
}

/** Two fields and a button. The input is passed on in the navigation state, never in a URL. */
export function SearchForm({ search, typed, onTyped, onClosed }: Props) {
  const { t } = useText()
  const config = useConfig()
  const navigate = useNavigate()
  const [isChecked, setChecked] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { isOpen, path } = searchState(config, search.moduleType)
    const wrong = search.credentials.find((name) => queryError(name, typed[name]))
    if (!isOpen) {
      onClosed(search.moduleType)
    } else if (wrong) {
      setChecked(true)
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    } else {
      const credentials = search.credentials.map((name) => [name, cleanQuery(name, typed[name])])
      void navigate(path, { state: Object.fromEntries(credentials) })
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {search.credentials.map((name) => {
        const error = isChecked && queryError(name, typed[name])
        return (
          <SearchField
            key={name}
            name={name}
            label={t(`home.search.${name}`)}
            value={typed[name]}
            error={error ? t(error) : ''}
            autoComplete={name === 'name' ? 'name' : 'off'}
            onChange={(event) => onTyped({ ...typed, [name]: event.target.value })}
          />
        )
      })}
      <button type="submit" className={clsx(buttons.primary, styles.button)}>
        <Icon name="search" />
        {t('home.search.submit')}
      </button>
    </form>
  )
}
