import { Link } from 'react-router-dom'
import { Picture } from './Picture.tsx'
import './PageBanner.css'

const BANNER = { width: 1920, height: 416 }

interface Props {
  picture: string
  /** What the breadcrumb is called, and its steps; the last one is the page itself. */
  pathLabel: string
  path: { title: string; to?: string }[]
  title: string
  line?: string
  /** The title is the page's first heading; else it names the page's group. */
  isHeading?: boolean
}

/** The picture at the head of a page, with the way to it and its name. */
export function PageBanner({ picture, pathLabel, path, title, line, isHeading = false }: Props) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <header className="page-banner">
      <Picture src={picture} alt="" {...BANNER} className="page-banner__picture" isFirst />
      <div className="page-banner__words wrap">
        <nav aria-label={pathLabel}>
          <ol className="page-banner__path">
            {path.map((step, index) => (
              <li key={index}>
                {step.to ? (
                  <Link to={step.to}>{step.title}</Link>
                ) : (
                  <span aria-current="page">{step.title}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <Title className="page-banner__title">{title}</Title>
        {line && <p className="page-banner__line">{line}</p>}
      </div>
    </header>
  )
}
