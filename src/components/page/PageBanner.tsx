import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#i18n/useText.ts'
import { Picture } from '../Picture.tsx'
import { useBanner } from '../usePicture.ts'
import { PageHeading } from './PageHeading.tsx'
import layout from '#styles/layout.module.css'
import styles from './PageBanner.module.css'

const BANNER = { width: 1920, height: 416 }

interface Props {
  /** A path of the menu group whose picture is shown. */
  group: string
  /** The last step is the page itself. */
  breadcrumb: { title: string; lang?: string; to?: string }[]
  title: string
  /** The title's language, if it is not the page's. */
  lang?: string
  subtitle?: ReactNode
  /** The title is the page's h1; otherwise it names the page's group. */
  isHeading?: boolean
}

/** The picture at the top of a page, with breadcrumb and title. */
export function PageBanner(props: Props) {
  const { t } = useText()
  const { group, breadcrumb, title, lang, subtitle, isHeading = false } = props
  const picture = useBanner(group)
  return (
    <header className={styles.pageBanner}>
      {picture && <Picture src={picture} alt="" {...BANNER} className={styles.picture} isFirst />}
      <div className={clsx(styles.text, layout.wrap)}>
        <nav aria-label={t('site.breadcrumb')}>
          <ol className={styles.breadcrumb}>
            {breadcrumb.map((step, index) => (
              <li key={index}>
                {step.to ? (
                  <Link to={step.to} lang={step.lang}>
                    {step.title}
                  </Link>
                ) : (
                  <span aria-current="page" lang={step.lang}>
                    {step.title}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </nav>
        {isHeading ? (
          <PageHeading className={styles.title} title={title} lang={lang} />
        ) : (
          <p className={styles.title} lang={lang}>
            {title}
          </p>
        )}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </header>
  )
}
