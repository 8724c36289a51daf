import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { Translate } from '#i18n/i18n.ts'
import { useText } from '#i18n/useText.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts'
import { useSite } from '#stores/site.ts'
import styles from './StaleNotice.module.css'

function ageLabel(ms: number, t: Translate): string {
  if (ms >= DAY_MS) return t('site.age.days', { count: Math.floor(ms / DAY_MS) })
  if (ms >= HOUR_MS) return t('site.age.hours', { count: Math.floor(ms / HOUR_MS) })
  if (ms >= MINUTE_MS) return t('site.age.minutes', { count: Math.floor(ms / MINUTE_MS) })
  return t('site.age.now')
}

/**
 * Says that the host's race has no published configuration, so that this is only a preview: in both
 * languages of the embedded edition at once, as it also tells the organiser.
 */
export function PreviewNotice() {
  const isPreview = useSite(({ state }) => state.kind === 'open' && state.source === 'preview')
  if (!isPreview) return null
  return (
    <p className={styles.stale}>
      <span lang="zh-CN">预览：本届赛事尚未发布，内容仅供参考，暂不能报名。</span>{' '}
      <span lang="en">
        Preview: this race is not published yet. The content is an example, and entries are closed.
      </span>
    </p>
  )
}

/** Shows the age of the cached configuration if the site had to open from it. */
export function StaleNotice() {
  const { t } = useText()
  const since = useSite(({ state }) => (state.kind === 'open' ? state.staleSince : undefined))
  const [opened] = useState(() => Date.now())
  if (!since) return null
  return (
    <p className={styles.stale} role="status">
      <Icon name="clock" size={18} />
      <span>{t('site.stale', { age: ageLabel(opened - since, t) })}</span>
    </p>
  )
}
