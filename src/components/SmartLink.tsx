import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#i18n/useText.ts'
import { insidePath, safeLink } from '#lib/html/safeLink.ts'
import layout from '#styles/layout.module.css'

interface Props {
  /** A URL or path from data. */
  to: string
  className?: string
  label?: string
  /** Opens routes in a new tab, too, which is announced. What is typed on this page stays visible. */
  isBeside?: boolean
  children: ReactNode
}

/** A link from data: external in a new tab, internal through the router, otherwise plain text. */
export function SmartLink({ to, className, label, isBeside = false, children }: Props) {
  const { t } = useText()
  const outside = safeLink(to)
  const inside = insidePath(to)
  const href = outside ?? (isBeside && inside ? `#${inside}` : null)
  if (href) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        aria-label={label}
      >
        {isBeside ? <span>{children}</span> : children}
        {isBeside && <span className={layout.visuallyHidden}>{t('site.newTab')}</span>}
      </a>
    )
  }
  if (inside) {
    return (
      <Link to={inside} className={className} aria-label={label}>
        {children}
      </Link>
    )
  }
  return <span className={className}>{children}</span>
}
