import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { Notice } from '#components/page/Notice.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { searchState, type SearchModule } from '#site-config/searchState.ts'
import { ModuleType, type SiteConfig } from '#site-config/siteConfig.ts'
import { SearchLayout } from './SearchLayout.tsx'
import { ShareLink } from './ShareLink.tsx'
import styles from './SearchPage.module.css'

/** External search services, by their names in the configuration (spec §3). */
const OUTSIDE = {
  [ModuleType.registration]: 'registrationSearchUrl',
  [ModuleType.score]: 'scoreSearchUrl',
  [ModuleType.photo]: 'pictureSearchUrl',
} as const satisfies Record<SearchModule, keyof SiteConfig>

interface Props {
  moduleType: SearchModule
  title: string
  subtitle: string
  form?: ReactNode
  /** Searchable even while this year's search is closed. */
  isOpenAnyway?: boolean
  children: ReactNode
}

/** A search page: title and form in a white header, result below. */
export function SearchPage(props: Props) {
  const { moduleType, title, subtitle, form, isOpenAnyway = false, children } = props
  const { t } = useText()
  const config = useConfig()
  const { pathname } = useLocation()
  const { isOpen, texts, pastYearsPath } = searchState(config, moduleType)
  const outsideUrl = config[OUTSIDE[moduleType]]
  if (!isOpen && !isOpenAnyway) {
    return (
      <Notice
        title={t('search.closed', { title })}
        text={<LocalizedText value={texts} field="dialogText" orElse={t('site.comingSoon')} />}
        picture="empty"
      >
        {pastYearsPath && pathname !== pastYearsPath && (
          <Button as={Link} variant="secondary" to={pastYearsPath}>
            {t('site.pastYears')}
          </Button>
        )}
        <Button as={Link} variant={pastYearsPath ? 'plain' : 'secondary'} to="/home">
          {t('site.backHome')}
        </Button>
      </Notice>
    )
  }
  return (
    <SearchLayout title={title} subtitle={subtitle} form={form}>
      {children}
      <p className={styles.more}>
        <span>{t('search.private')}</span> <ShareLink />
        {outsideUrl && (
          <SmartLink to={outsideUrl} className={styles.outside}>
            <span>{t('search.outside')}</span> <Icon name="outside" size={16} />
          </SmartLink>
        )}
      </p>
    </SearchLayout>
  )
}
