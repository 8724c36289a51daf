import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '../components/Picture.tsx'
import { SmartLink } from '../components/SmartLink.tsx'
import { localized } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'
import { safeSource } from '../lib/safeLink.ts'
import { useConfig } from '../stores/site.ts'
import { menuOf } from './menu.ts'
import type { SiteRoute } from './remoteRoutes.ts'
import './Footer.css'

const LINKS_A_COLUMN = 4

/** Logo, ways into the site, hot line, copyright and filing links (spec §2 "Header and footer"). */
export const Footer = memo(function Footer({ routes }: { routes: SiteRoute[] }) {
  const { t, language } = useText()
  const config = useConfig()
  const logo = safeSource(localized(config, 'logoDark', language))
  const name = localized(config, 'websiteTitle', language)
  const groups = menuOf(routes).filter(({ children }) => children.length > 0)
  const columns = [groups.slice(0, 1), groups.slice(1).slice(-1)].flat()
  const lookUps = [
    { path: '/registration-search', title: t('route.registrationSearch') },
    { path: '/score-search', title: t('route.scoreSearch') },
    { path: '/image-search', title: t('route.imageSearch') },
  ]

  const raceCard = { path: '/race-card', title: t('route.raceCard') }

  return (
    <footer className="footer">
      <div className="footer__ridge" />
      <div className="footer__columns">
        <div className="footer__brand">
          {logo ? (
            <img src={logo} alt={name} height={48} loading="lazy" />
          ) : (
            <strong>{name}</strong>
          )}
          <p>{localized(config, 'slogan', language) || t('footer.slogan')}</p>
        </div>
        <FooterColumn title={t('footer.search')} links={lookUps} />
        {columns.map((group, index) => (
          <FooterColumn
            key={group.path}
            title={localized(group, 'title', language)}
            links={group.children
              .filter(({ href }) => !href)
              .slice(0, LINKS_A_COLUMN)
              .map((child) => ({ path: child.path, title: localized(child, 'title', language) }))
              .concat(index === 0 && config.raceCard ? raceCard : [])}
          />
        ))}
        {config.hotLine?.phone && (
          <div className="footer__hot-line">
            <h2>{t('footer.hotLine')}</h2>
            <a href={`tel:${config.hotLine.phone.replace(/[^\d+-]/g, '')}`}>
              {config.hotLine.phone}
            </a>
            <p>{localized(config.hotLine, 'hours', language)}</p>
          </div>
        )}
      </div>
      <div className="footer__legal">
        <Copyright />
        <nav aria-label={t('footer.filing')}>
          {config.websiteRegInfo.map((filing, index) => (
            <SmartLink key={index} to={filing.link}>
              <span lang="zh-CN">{filing.label}</span>
            </SmartLink>
          ))}
        </nav>
      </div>
    </footer>
  )
})

function FooterColumn(props: { title: string; links: { path: string; title: string }[] }) {
  return (
    <div>
      <h2>{props.title}</h2>
      <ul>
        {props.links.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The copyright picture of the language, in the form for the window's width. */
function Copyright() {
  const { language } = useText()
  const config = useConfig()
  const { copyright, copyrightEn, copyrightH5, copyrightH5En } = config
  const wide = localized({ copyright, copyrightEn }, 'copyright', language)
  const narrow = safeSource(localized({ h5: copyrightH5, h5En: copyrightH5En }, 'h5', language))
  if (!wide) return <span />
  return (
    <picture className="footer__copyright">
      {narrow && <source media="(max-width: 767px)" srcSet={narrow} />}
      <Picture
        src={wide}
        alt={`© ${localized(config, 'websiteTitle', language)}`}
        width={1200}
        height={60}
      />
    </picture>
  )
}
