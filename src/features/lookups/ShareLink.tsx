import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'

/** Copies the page's address: the route alone, nothing of what was asked. */
export function ShareLink() {
  const { t } = useText()
  const { pathname } = useLocation()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const address = `${location.origin}${location.pathname}#${pathname}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  return (
    <>
      <button type="button" className="lookup-share" onClick={() => void copy()}>
        <Icon name="link" size={16} />
        {t('lookups.share')}
      </button>{' '}
      <span role="status">{outcome && t(`lookups.share.${outcome}`, { address })}</span>
    </>
  )
}
