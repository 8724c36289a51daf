import { Icon } from '../components/Icon.tsx'
import type { Translate } from '../i18n/useText.ts'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { useSite } from '../stores/site.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

function ageInWords(ms: number, t: Translate): string {
  if (ms >= DAY_MS) return t('site.age.days', { count: Math.floor(ms / DAY_MS) })
  if (ms >= HOUR_MS) return t('site.age.hours', { count: Math.floor(ms / HOUR_MS) })
  if (ms >= MINUTE_MS) return t('site.age.minutes', { count: Math.floor(ms / MINUTE_MS) })
  return t('site.age.now')
}

/** Says how old the kept copy is, when the site had to open from it. */
export function StaleLine() {
  const { t } = useText()
  const since = useSite(({ state }) => (state.kind === 'open' ? state.staleSince : undefined))
  const [opened] = useState(() => Date.now())
  if (!since) return null
  return (
    <p className="stale" role="status">
      <Icon name="clock" size={18} />
      {t('site.stale', { age: ageInWords(opened - since, t) })}
    </p>
  )
}
