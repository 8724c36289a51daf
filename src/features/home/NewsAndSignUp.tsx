import { stage } from '../../api/stage.ts'
import { ModuleType } from '../../api/siteConfig.ts'
import { now } from '../../lib/serverClock.ts'
import { useConfig } from '../../stores/site.ts'
import { newestArticles } from './newestArticles.ts'
import { entryAction } from './entryAction.ts'
import { NewsBlock } from './NewsBlock.tsx'
import { SignUpPanel } from './SignUpPanel.tsx'
import './NewsAndSignUp.css'

const LISTS = ['raceNews', 'activityBulletin'] as const

/** News and notices beside register-now; each stands alone where the other has nothing to show. */
export function NewsAndSignUp() {
  const config = useConfig()
  const moment = now()
  const lists = LISTS.map((name) => ({
    name,
    articles: newestArticles(config.newsNotice, name, moment),
  })).filter(({ articles }) => articles.length > 0)
  const card = config.searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signUp)
  if (lists.length === 0 && !card) return null
  const isAlone = lists.length === 0 || !card

  return (
    <div className={isAlone ? 'home-news home-news--alone wrap' : 'home-news wrap'}>
      {lists.length > 0 && <NewsBlock lists={lists} />}
      {card && <SignUpPanel action={entryAction(card, config, stage)} />}
    </div>
  )
}
