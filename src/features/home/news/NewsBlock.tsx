import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { TabList, tabId } from '#components/TabList.tsx'
import { useText } from '#i18n/useText.ts'
import { usePathOf } from '#race/usePathOf.ts'
import type { SiteDocument } from '#site-config/siteDocument.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { FeaturedArticle } from './FeaturedArticle.tsx'
import type { NewsName } from './newestArticles.ts'
import layout from '#styles/layout.module.css'
import styles from './NewsBlock.module.css'

interface NewsList {
  name: NewsName
  articles: SiteDocument[]
}

const ROWS = 6
const PANEL_ID = 'news-panel'

/** The newest recommended article with a picture, or else the newest one with a picture. */
const featuredOf = (articles: SiteDocument[]) =>
  articles.find(({ isRecommend, picture }) => isRecommend && picture) ??
  articles.find(({ picture }) => picture)

/** News and notices on two tabs: one article with its picture, and a list of the newest. */
export function NewsBlock({ lists }: { lists: NewsList[] }) {
  const { t } = useText()
  const pathOf = usePathOf()
  const [chosen, setChosen] = useState(0)
  const list = lists[chosen] ?? lists[0]
  if (!list) return null
  const page = pathOf(`newsNotice.${list.name}`)
  const featured = featuredOf(list.articles)
  const rows = list.articles.filter((article) => article !== featured).slice(0, ROWS)

  return (
    <section className={styles.news} aria-labelledby="news-title">
      <div className={styles.head}>
        <h2 id="news-title" className={styles.title}>
          {t('home.news.title')}
        </h2>
        {page && (
          <Link to={page} className={styles.all}>
            <span>{t('home.news.all')}</span>{' '}
            <span className={layout.visuallyHidden}>{t(`home.news.${list.name}`)}</span>
            <Icon name="arrow" size={18} />
          </Link>
        )}
      </div>
      <TabList
        label={t('home.news.title')}
        tabs={lists.map(({ name }) => t(`home.news.${name}`))}
        chosen={lists.indexOf(list)}
        onSelect={setChosen}
        panelId={PANEL_ID}
        className={styles.tabs}
      />
      <div
        className={styles.body}
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
