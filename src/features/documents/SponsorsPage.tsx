import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import type { ContentRoute } from './contentRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import './PicturePage.css'

const PICTURE = { width: 1200, height: 1600 }

/** The sponsors in one large picture (spec §2); its words are the partners' names. */
export function SponsorsPage({ route }: { route: ContentRoute }) {
  const { t, language } = useText()
  const { partnerImgUrl, cooperativePartnerList } = useConfig()
  if (!partnerImgUrl) return <EmptyContent />
  const title = localized(route, 'title', language)
  const groups = cooperativePartnerList.map((group) => {
    const names = group.children.map((partner) => localized(partner, 'name', language))
    return t('documents.sponsors.group', {
      label: localized(group, 'label', language),
      names: names.filter(Boolean).join(t('documents.sponsors.join')),
    })
  })
  return (
    <article className="picture-page wrap">
      <h1 className="picture-page__title">{title}</h1>
      <Picture
        src={partnerImgUrl}
        alt={[title, ...groups].join('\n')}
        {...PICTURE}
        className="picture-page__picture"
      />
    </article>
  )
}
