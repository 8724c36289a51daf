import { Icon } from '#components/Icon.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import { PicturePage } from './PicturePage.tsx'
import layout from '#styles/layout.module.css'
import styles from './OutsidePage.module.css'

/** A page that only contains a link to another site (spec §2 "Content route groups"). */
export function OutsidePage({ route }: { route: SiteRoute }) {
  const { t } = useText()
  if (!route.href) return <EmptyContent />
  return (
    <PicturePage route={route}>
      <p className={styles.line}>{t('documents.outside')}</p>
      <Button as={SmartLink} to={route.href} variant="secondary">
        <span>{new URL(route.href).host}</span>
        <Icon name="outside" size={18} />
        <span className={layout.visuallyHidden}>{t('site.newTab')}</span>
      </Button>
    </PicturePage>
  )
}
