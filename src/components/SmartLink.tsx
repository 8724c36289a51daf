import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { insidePath, safeLink } from '../lib/html/safeLink.ts'

interface Props {
  /** A URL or path from data. */
  to: string
  className?: string | undefined
  label?: string
  children: ReactNode
}

/** A link from data: external in a new tab, internal through the router, otherwise plain text. */
export function SmartLink({ to, className, label, children }: Props) {
  const outside = safeLink(to)
  const inside = insidePath(to)
  if (outside) {
    return (
      <a
        href={outside}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        aria-label={label}
      >
        {children}
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
