import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { formatNumber } from '#i18n/formatNumber.ts'
import { useText } from '#i18n/useText.ts'
import { pageNumbers } from './articles/pageNumbers.ts'
import styles from './PageLinks.module.css'

/** Pagination of a list. */
export function PageLinks({ current, pages }: { current: number; pages: number }) {
  const { t, language } = useText()
  if (pages < 2) return null
  const step = (page: number, label: string, children: ReactNode) =>
    page < 1 || page > pages ? null : (
      <Link to={`?page=${page}`} className={styles.link} aria-label={label}>
        {children}
      </Link>
    )
  return (
    <nav className={styles.pageLinks} aria-label={t('documents.pages')}>
      {step(current - 1, t('documents.page.previous'), <Icon name="left" />)}
      <ol className={styles.list}>
        {pageNumbers(current, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={`?page=${page}`}
                className={styles.link}
                aria-label={t('documents.page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {formatNumber(page, language)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(current + 1, t('documents.page.next'), <Icon name="right" />)}
    </nav>
  )
}
