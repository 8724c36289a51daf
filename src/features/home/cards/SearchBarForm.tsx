import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import {
  cleanCredential,
  credentialError,
  type CredentialField,
  TAIL_LENGTH,
  type TypedCredentials,
} from '#domain/credentials.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { searchState, type SearchModule } from '#site-config/searchState.ts'
import { SearchField } from './SearchField.tsx'
import styles from './SearchBarForm.module.css'

/** A search of the search bar, with its two credentials. */
export interface SearchTarget {
  moduleType: SearchModule
  name: 'registration' | 'score' | 'photo'
  credentials: CredentialField[]
}

interface Props {
  search: SearchTarget
  typed: TypedCredentials
  onTyped: (typed: TypedCredentials) => void
  onClosed: (moduleType: SearchModule) => void
}

/** What the search page receives: no more of a document number than it requires. */
const passedOn = (field: CredentialField, typed: string) =>
  field === 'documentNumber'
    ? cleanCredential(field, typed).slice(-TAIL_LENGTH)
    : cleanCredential(field, typed)

/** Two fields and a button. The input is passed on in the navigation state, never in a URL. */
export function SearchBarForm({ search, typed, onTyped, onClosed }: Props) {
  const { t } = useText()
  const config = useConfig()
  const navigate = useNavigate()
  const [isChecked, setChecked] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { isOpen, path } = searchState(config, search.moduleType)
    const wrong = search.credentials.find((field) => credentialError(field, typed[field]))
    if (!isOpen) {
      onClosed(search.moduleType)
    } else if (wrong) {
      setChecked(true)
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    } else {
      const credentials = search.credentials.map((field) => [field, passedOn(field, typed[field])])
      void navigate(path, { state: Object.fromEntries(credentials) })
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {search.credentials.map((field) => {
        const error = isChecked && credentialError(field, typed[field])
        return (
          <SearchField
            key={field}
            name={field}
            label={t(`home.search.${field}`)}
            value={typed[field]}
            error={error ? t(`home.search.${error}`) : ''}
            autoComplete={field === 'name' ? 'name' : 'off'}
            onChange={(event) => onTyped({ ...typed, [field]: event.target.value })}
          />
        )
      })}
      <Button type="submit" variant="primary" className={styles.button}>
        <Icon name="search" />
        <span>{t('home.search.submit')}</span>
      </Button>
    </form>
  )
}
