import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { Picture } from '#components/Picture.tsx'
import { titleLang, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import layout from '#styles/layout.module.css'
import styles from './PicturePage.module.css'

/** A page with little besides its title, such as large pictures. */
export function PicturePage({ route, children }: { route: SiteRoute; children: ReactNode }) {
  const texts = useText()
  return (
    <article className={clsx(styles.picturePage, layout.wrap)}>
      <PageHeading
        className={styles.title}
        title={titleOf(route, texts)}
        lang={titleLang(route, texts.languages)}
      />
      {children}
    </article>
  )
}

/** A picture as wide as the page. */
export const PagePicture = (picture: Omit<ComponentProps<typeof Picture>, 'className'>) => (
  <Picture {...picture} className={styles.picture} />
)
