import { clsx } from 'clsx'
import { environment } from '#environment/environment.ts'
import { now } from '#lib/serverClock.ts'
import { useConfig } from '#race/useRace.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { cardAction } from '../cards/cardAction.ts'
import { SignupPanel } from '../signup/SignupPanel.tsx'
import { newestArticles } from './newestArticles.ts'
import { NewsBlock } from './NewsBlock.tsx'
import layout from '#styles/layout.module.css'
import styles from './NewsAndSignup.module.css'

const LISTS = ['raceNews', 'activityBulletin'] as const

/**
 * News and notices beside the sign-up panel; either is shown alone if the other is empty. Without a
 * sign-up card the panel has the events only.
 */
export function NewsAndSignup() {
  const config = useConfig()
  const moment = now()
  const lists = LISTS.map((name) => ({
    name,
    articles: newestArticles(config, name, moment),
  })).filter(({ articles }) => articles.length > 0)
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signup)
  const hasPanel = card !== undefined || config.raceItems.length > 0
  if (lists.length === 0 && !hasPanel) return null
  const isOneBlock = lists.length === 0 || !hasPanel

  return (
    <div
      className={clsx(styles.homeNews, layout.wrap, isOneBlock && styles.alone)}
      data-block="news"
    >
      {lists.length > 0 && <NewsBlock lists={lists} />}
      {hasPanel && (
        <SignupPanel action={card && cardAction(card, config, environment)} isWide={isOneBlock} />
      )}
    </div>
  )
}
