import { clsx } from 'clsx'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { Picture } from '#components/Picture.tsx'
import { localized, titleLang, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { ContentRoute } from './contentRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import styles from './PicturePage.module.css'
import layout from '#styles/layout.module.css'

const PICTURE = { width: 1200, height: 1600 }

/**
 * The sponsors in one large picture (spec §2), with the partners' names as its alternative text.
 */
export function SponsorsPage({ route }: { route: ContentRoute }) {
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
    <article className={clsx(styles.picturePage, layout.wrap)}>
      <PageHeading className={styles.title} title={title} lang={titleLang(route, languages)} />
      <Picture
        src={partnerImgUrl}
        alt={[title, ...groups].join('\n')}
        {...PICTURE}
        className={styles.picture}
      />
    </article>
  )
}
