import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { pageNumbers } from './pageNumbers.ts'
import './PageLinks.css'

/** The way through the pages of a list. */
export function PageLinks({ current, pages }: { current: number; pages: number }) {
  const { t } = useText()
  if (pages < 2) return null
  const step = (page: number, label: string, children: ReactNode) =>
    page < 1 || page > pages ? null : (
      <Link to={`?page=${page}`} className="page-links__link page-links__step" aria-label={label}>
        {children}
      </Link>
    )
  return (
    <nav className="page-links" aria-label={t('documents.pages')}>
      {step(current - 1, t('documents.page.previous'), <Icon name="left" />)}
      <ol className="page-links__list">
        {pageNumbers(current, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className="page-links__gap">…</span>
            ) : (
              <Link
                to={`?page=${page}`}
                className="page-links__link"
                aria-label={t('documents.page', { page })}
                {...(page === current && { 'aria-current': 'page' as const })}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(current + 1, t('documents.page.next'), <Icon name="right" />)}
    </nav>
  )
}
