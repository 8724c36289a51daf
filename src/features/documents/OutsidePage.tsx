import { Icon } from '../../components/Icon.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { ContentRoute } from './contentRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import './PicturePage.css'

/** A page that holds only a link to another site (spec §2 "about-us"). */
export function OutsidePage({ route }: { route: ContentRoute }) {
  const { t, language } = useText()
  if (!route.href) return <EmptyContent />
  return (
    <article className="picture-page wrap">
      <h1 className="picture-page__title">{localized(route, 'title', language)}</h1>
      <p className="picture-page__line">{t('documents.outside')}</p>
      <SmartLink to={route.href} className="button button--pine">
        {new URL(route.href).host}
        <Icon name="outside" size={18} />
        <span className="visually-hidden">{t('site.newTab')}</span>
      </SmartLink>
    </article>
  )
}
