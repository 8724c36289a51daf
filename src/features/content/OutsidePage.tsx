import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { titleLang, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { ContentRoute } from './contentRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import styles from './PicturePage.module.css'
import layout from '#styles/layout.module.css'
import buttons from '#components/buttons.module.css'

/** A page that only contains a link to another site (spec §2 "Content route groups"). */
export function OutsidePage({ route }: { route: ContentRoute }) {
  const texts = useText()
  const { t, languages } = texts
  if (!route.href) return <EmptyContent />
  return (
    <article className={clsx(styles.picturePage, layout.wrap)}>
      <PageHeading
        className={styles.title}
        title={titleOf(route, texts)}
        lang={titleLang(route, languages)}
      />
      <p className={styles.line}>{t('documents.outside')}</p>
      <SmartLink to={route.href} className={buttons.secondary}>
        <span>{new URL(route.href).host}</span>
        <Icon name="outside" size={18} />
        <span className={layout.visuallyHidden}>{t('site.newTab')}</span>
      </SmartLink>
    </article>
  )
}
