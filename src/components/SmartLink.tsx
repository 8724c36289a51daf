import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { insidePath, safeLink } from '../lib/safeLink.ts'

interface Props {
  /** An address or a path from data. */
  to: string
  className?: string
  label?: string
  children: ReactNode
}

/** A link from data: outside in a new tab, inside by the router, and plain words when it is neither. */
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
