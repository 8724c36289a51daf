import { type FormEvent, useId, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { typedPage } from './listPages.ts'
import styles from './PageJump.module.css'

interface Props {
  page: number
  last: number
  onPage: (page: number) => void
}

/** Goes to a page by number; a number out of range goes to the nearest page, and no number nowhere. */
export function PageJump({ page, last, onPage }: Props) {
  const { t } = useText()
  const id = useId()
  const [text, setText] = useState(String(page))
  const [seen, setSeen] = useState(page)
  if (page !== seen) {
    setSeen(page)
    setText(String(page))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const requested = typedPage(text, last)
    if (requested !== undefined && requested !== page) onPage(requested)
  }
  return (
    <form className={styles.jump} noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('results.jump')}</label>
      <input
        id={id}
        inputMode="numeric"
        value={text}
        maxLength={4}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="plain">
        {t('results.jump.go')}
      </Button>
    </form>
  )
}
