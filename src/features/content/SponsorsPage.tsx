import { localized, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import { PagePicture, PicturePage } from './PicturePage.tsx'

const PICTURE = { width: 1200, height: 1600 }

/**
 * The sponsors in one large picture (spec §2), with the partners' names as its alternative text.
 */
export function SponsorsPage({ route }: { route: SiteRoute }) {
  const texts = useText()
  const { t, languages } = texts
  const { partnerImgUrl, cooperativePartnerList } = useConfig()
  if (!partnerImgUrl) return <EmptyContent />
  const title = titleOf(route, texts)
  const groups = cooperativePartnerList.map((group) => {
    const names = group.children.map((partner) => localized(partner, 'name', languages))
    return t('documents.sponsors.group', {
      label: localized(group, 'label', languages),
      names: names.filter(Boolean).join(t('documents.sponsors.join')),
    })
  })
  return (
    <PicturePage route={route}>
      <PagePicture src={partnerImgUrl} alt={[title, ...groups].join('\n')} {...PICTURE} />
    </PicturePage>
  )
}
