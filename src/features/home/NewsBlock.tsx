import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SiteDocument } from '../../api/siteDocument.ts'
import { Icon } from '../../components/Icon.tsx'
import { TabList, tabId } from '../../components/TabList.tsx'
import { useText } from '../../i18n/useText.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { FeaturedArticle } from './FeaturedArticle.tsx'
import type { NewsName } from './newestArticles.ts'
import './NewsBlock.css'

interface NewsList {
  name: NewsName
  articles: SiteDocument[]
}

const ROWS = 6
const PANEL_ID = 'news-panel'
const PATHS = {
  raceNews: '/news-notice/race-news',
  activityBulletin: '/news-notice/activity-bulletin',
}

/** The newest recommended article with a picture, else the newest that has one. */
const featuredOf = (articles: SiteDocument[]) =>
  articles.find(({ isRecommend, picture }) => isRecommend && picture) ??
  articles.find(({ picture }) => picture)

/** News and notices under two tabs: one article with its picture, and a list of the newest. */
export function NewsBlock({ lists }: { lists: NewsList[] }) {
  const { t } = useText()
  const [chosen, setChosen] = useState(0)
  const list = lists[chosen] ?? lists[0]
  if (!list) return null
  const featured = featuredOf(list.articles)
  const rows = list.articles.filter((article) => article !== featured).slice(0, ROWS)

  return (
    <section className="news" aria-labelledby="news-title">
      <div className="news__head">
        <h2 id="news-title" className="news__title">
          {t('home.news.title')}
        </h2>
        <Link to={PATHS[list.name]} className="news__all">
          {t('home.news.all')}{' '}
          <span className="visually-hidden">{t(`home.news.${list.name}`)}</span>
          <Icon name="arrow" size={18} />
        </Link>
      </div>
      <TabList
        label={t('home.news.title')}
        tabs={lists.map(({ name }) => t(`home.news.${name}`))}
        chosen={lists.indexOf(list)}
        onChoose={setChosen}
        panelId={PANEL_ID}
        className="news__tabs"
      />
      <div
        className="news__body"
        id={PANEL_ID}
        role="tabpanel"
        aria-labelledby={tabId(PANEL_ID, lists.indexOf(list))}
      >
        {featured && <FeaturedArticle article={featured} />}
        {rows.length > 0 && <ArticleRows articles={rows} />}
      </div>
    </section>
  )
}
