import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../i18n/useText.ts'

interface Props {
  page: number
  last: number
  onPage: (page: number) => void
}

/** Goes to a page by its number; what lies beyond the ends is the nearest one. */
export function PageJump({ page, last, onPage }: Props) {
  const { t } = useText()
  const id = useId()
  const [typed, setTyped] = useState(String(page))
  const [seen, setSeen] = useState(page)
  if (page !== seen) {
    setSeen(page)
    setTyped(String(page))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = Math.min(last, Math.max(1, Math.round(Number(typed))))
    if (asked && asked !== page) onPage(asked)
  }
  return (
    <form className="results__jump" noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('scores.jump')}</label>
      <input
        id={id}
        inputMode="numeric"
        value={typed}
        maxLength={4}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="button button--plain">
        {t('scores.jump.go')}
      </button>
    </form>
  )
}
