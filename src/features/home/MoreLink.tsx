import { Link } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import './HomeBlock.css'

/** The way from a block to the page that holds all of it. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="more-link">
      {label}
      <Icon name="arrow" size={16} />
    </Link>
  )
}
