import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { TitleText } from '#components/LocalizedText.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import layout from '#styles/layout.module.css'
import styles from './Collection.module.css'

interface Props {
  /** The group's name. */
  label: string
  pages: SiteRoute[]
  /** Path of the open page, or of the page or group that it belongs to. */
  current: string
  /** Whether `current` is the open page itself. */
  isPage: boolean
}

/** The pages of a group as buttons, the current one highlighted (spec §2 "Other components"). */
export function Collection({ label, pages, current, isPage }: Props) {
  const { t } = useText()
  const list = useRef<HTMLUListElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  // Scrolls to the current page's button: on a phone the list may be wider than the window.
  useEffect(() => {
    if (!list.current || !link.current) return
    const { offsetLeft, offsetWidth } = link.current
    list.current.scrollLeft = offsetLeft + (offsetWidth - list.current.offsetWidth) / 2
  }, [current])
  if (pages.length < 2) return null
  return (
    <nav className={clsx(styles.collection, layout.wrap)} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {pages.map((page, index) => {
          const title = <TitleText value={page} />
          return (
            <li key={index}>
              {page.href && page.path !== current ? (
                <SmartLink to={page.href} className={styles.link}>
                  {title}
                  <Icon name="outside" size={16} />
                  <span className={layout.visuallyHidden}>{t('site.newTab')}</span>
                </SmartLink>
              ) : (
                <Link
                  ref={page.path === current ? link : null}
                  to={page.path}
                  className={styles.link}
                  {...(page.path === current && {
                    'aria-current': isPage ? ('page' as const) : ('true' as const),
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
