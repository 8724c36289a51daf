import { Icon } from '#components/Icon.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { localized, titleOf } from '#i18n/localized.ts'
import { hasText } from '#i18n/localizedText.ts'
import { useText } from '#i18n/useText.ts'
import { safeLink } from '#lib/html/safeLink.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import { PagePicture, PicturePage } from './PicturePage.tsx'
import layout from '#styles/layout.module.css'
import styles from './GoodsPage.module.css'

const BANNER = { width: 1200, height: 400 }
const PRODUCT = { width: 1200, height: 2400 }
const GOODS = ['mascot', 'runningShoes', 'runningCap'] as const

/** Licensed goods: a banner that links to the shop, and a tall picture of the product (spec §2). */
export function GoodsPage({ route }: { route: SiteRoute }) {
  const texts = useText()
  const { t, languages } = texts
  const { licensedGoods } = useConfig()
  const name = GOODS.find((known) => route.dataPath === `licensedGoods.${known}`)
  const goods = name && licensedGoods?.[name]
  if (!goods || (!hasText(goods, 'bannerUrl') && !hasText(goods, 'productUrl')))
    return <EmptyContent />
  const banner = localized(goods, 'bannerUrl', languages)
  const product = localized(goods, 'productUrl', languages)
  const title = titleOf(route, texts)
  const shop = safeLink(goods.shopUrl)

  return (
    <PicturePage route={route}>
      {banner && (
        <SmartLink to={shop ?? ''} className={styles.banner}>
          <PagePicture src={banner} alt={t('documents.goods.banner', { title })} {...BANNER} />
          {shop && (
            <span className={styles.shop}>
              <span>{t('documents.goods.shop')}</span>
              <Icon name="outside" size={18} />
              <span className={layout.visuallyHidden}>{t('site.newTab')}</span>
            </span>
          )}
        </SmartLink>
      )}
      {product && (
        <PagePicture src={product} alt={t('documents.goods.product', { title })} {...PRODUCT} />
      )}
    </PicturePage>
  )
}
