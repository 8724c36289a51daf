import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { lookUpState, type LookUpModule } from '../../api/lookUpState.ts'
import { ModuleType, type SiteConfig } from '../../api/siteConfig.ts'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { ShareLink } from './ShareLink.tsx'
import './LookupFrame.css'
import './LookupPrint.css'

/** The query services outside of the site, by the configuration's names (spec §3). */
const OUTSIDE = {
  [ModuleType.registration]: 'registrationSearchUrl',
  [ModuleType.score]: 'scoreSearchUrl',
  [ModuleType.photo]: 'pictureSearchUrl',
} as const satisfies Record<LookUpModule, keyof SiteConfig>

interface Props {
  moduleType: LookUpModule
  title: string
  line: string
  form: ReactNode
  children: ReactNode
}

/** A look-up's page: its name and form in a white head, the answer below. */
export function LookupFrame({ moduleType, title, line, form, children }: Props) {
  const { t, language } = useText()
  const config = useConfig()
  const { isOpen, words } = lookUpState(config, moduleType)
  const outsideUrl = config[OUTSIDE[moduleType]]
  if (!isOpen) {
    return (
      <Notice
        title={t('lookups.closed', { title })}
        text={localized(words, 'dialogText', language) || t('site.comingSoon')}
        picture="/edition-2024/empty-state.svg"
      >
        <Link className="button button--pine" to="/home">
          {t('site.backHome')}
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <header className="lookup-head">
        <div className="lookup-head__row wrap">
          <div>
            <h1 className="lookup-head__title">{title}</h1>
            <p className="lookup-head__line">{line}</p>
          </div>
          {form}
        </div>
      </header>
      <div className="lookup-body wrap">
        {children}
        <p className="lookup-body__more">
          {t('lookups.private')} <ShareLink />
          {outsideUrl && (
            <SmartLink to={outsideUrl} className="lookup-body__outside">
              {t('lookups.outside')} <Icon name="outside" size={16} />
            </SmartLink>
          )}
        </p>
      </div>
    </>
  )
}
