import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import styles from './ShareLink.module.css'

/** Copies the page's URL: the route only, without the query. */
export function ShareLink() {
  const { t } = useText()
  const { pathname } = useLocation()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const address = `${location.origin}${location.pathname}#${pathname}`
  const copy = async () => {
    try {
      // Pages without HTTPS have no clipboard.
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <button type="button" className={styles.share} onClick={() => void copy()}>
        <Icon name="link" size={16} />
        <span>{t('search.share')}</span>
      </button>{' '}
      <span role="status">{outcome && t(`search.share.${outcome}`, { address })}</span>
    </>
  )
}
