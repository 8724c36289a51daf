import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { LocalizedText, TitleText } from '#components/LocalizedText.tsx'
import { PhoneLink } from '#components/PhoneLink.tsx'
import { Picture } from '#components/Picture.tsx'
import { SchemeSwitch } from '#components/SchemeSwitch.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { localized, type Titled } from '#i18n/localized.ts'
import { hasText } from '#i18n/localizedText.ts'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { type SearchModule, searchState } from '#site-config/searchState.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { menuOf } from './menu/menuItems.ts'
import styles from './Footer.module.css'

const LINKS_A_COLUMN = 4

type FooterLink = Titled & { path: string }

const SEARCHES: (FooterLink & { type: SearchModule })[] = [
  {
    type: ModuleType.registration,
    path: '/registration-search',
    titleKey: 'route.registrationSearch',
  },
  { type: ModuleType.score, path: '/score-search', titleKey: 'route.scoreSearch' },
  { type: ModuleType.photo, path: '/image-search', titleKey: 'route.imageSearch' },
]
const RACE_GUIDE: FooterLink = { path: '/race-card', titleKey: 'route.raceGuide' }

interface Props {
  routes: SiteRoute[]
  /** The page above ends in grey, which continues behind the ridge. */
  isOnGrey: boolean
}

/** Logo, navigation, hotline, copyright and filing links (spec §2 "Header and footer"). */
export function Footer({ routes, isOnGrey }: Props) {
  const { t, languages } = useText()
  const config = useConfig()
  const logo = safeSource(localized(config, 'logoDark', languages))
  const name = localized(config, 'websiteTitle', languages)
  const groups = menuOf(routes).filter(({ children }) => children.length > 0)
  const searches = SEARCHES.filter(({ type }) => searchState(config, type).isKnown)
  const columns = [groups.slice(0, 1), groups.slice(1).slice(-1)].flat()

  return (
    <footer className={clsx(styles.footer, isOnGrey && styles.grey)}>
      <div
        className={clsx(styles.edge, config.theme?.ridge && styles.ridge)}
        data-testid={config.theme?.ridge ? 'ridge' : undefined}
      />
      <div className={styles.columns}>
        <div className={styles.brand}>
          {logo ? (
            <img src={logo} alt={name} height={48} loading="lazy" />
          ) : (
            <strong>{name}</strong>
          )}
          <p>
            <LocalizedText value={config} field="slogan" />
          </p>
        </div>
        {searches.length > 0 && (
          <FooterColumn title={{ titleKey: 'footer.search' }} links={searches} />
        )}
        {columns.map((group, index) => (
          <FooterColumn
            key={index}
            title={group}
            links={[
              ...group.children.filter(({ href }) => !href).slice(0, LINKS_A_COLUMN),
              ...(index === 0 && (config.raceGuide || config.mandatoryKit.length > 0)
                ? [RACE_GUIDE]
                : []),
            ]}
          />
        ))}
        {config.hotLine && hasText(config.hotLine, 'phone') && (
          <div className={styles.hotLine}>
            <h2>{t('footer.hotLine')}</h2>
            <PhoneLink entry={config.hotLine} />
            <p>
              <LocalizedText value={config.hotLine} field="hours" />
            </p>
          </div>
        )}
      </div>
      <div className={styles.legal}>
        <Copyright />
        <nav aria-label={t('footer.filing')}>
          {config.websiteRegInfo.map((filing, index) => (
            <SmartLink key={index} to={filing.link}>
              <span lang="zh-CN">{filing.label}</span>
            </SmartLink>
          ))}
        </nav>
        <SchemeSwitch />
      </div>
    </footer>
  )
}

function FooterColumn(props: { title: Titled; links: FooterLink[] }) {
  return (
    <div>
      <h2>
        <TitleText value={props.title} />
      </h2>
      <ul>
        {props.links.map((link, index) => (
          <li key={index}>
            <Link to={link.path}>
              <TitleText value={link} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The copyright picture for the language and the window's width. */
function Copyright() {
  const { languages } = useText()
  const config = useConfig()
  const wide = localized(config, 'copyright', languages)
  const narrow = safeSource(localized(config, 'copyrightH5', languages))
  if (!wide) return <span />
  return (
    <picture className={styles.copyright}>
      {narrow && <source media="(max-width: 767px)" srcSet={narrow} />}
      <Picture
        src={wide}
        alt={`© ${localized(config, 'websiteTitle', languages)}`}
        width={1200}
        height={60}
      />
    </picture>
  )
}
