import { Link } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { ContentRoute } from './contentRoute.ts'
import './Collection.css'

interface Props {
  /** Name of the group. */
  label: string
  pages: ContentRoute[]
  /** Path of the page that is open, or that an open article belongs to. */
  current: string
  isArticle: boolean
}

/** The pages of a group as buttons, the current one highlighted (spec §2 "Other components"). */
export function Collection({ label, pages, current, isArticle }: Props) {
  const { t, language } = useText()
  if (pages.length < 2) return null
  return (
    <nav className="group-pages wrap" aria-label={label}>
      <ul className="group-pages__list">
        {pages.map((page) => {
          const title = localized(page, 'title', language)
          return (
            <li key={page.path}>
              {page.href && page.path !== current ? (
                <SmartLink to={page.href} className="group-pages__link">
                  {title}
                  <Icon name="outside" size={16} />
                  <span className="visually-hidden">{t('site.newTab')}</span>
                </SmartLink>
              ) : (
                <Link
                  to={page.path}
                  className="group-pages__link"
                  {...(page.path === current && {
                    'aria-current': isArticle ? ('true' as const) : ('page' as const),
                  })}
                >
                  {page.path === current && <Icon name="document" size={18} />}
                  {title}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
