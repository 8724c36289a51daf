import { hasText } from '#i18n/localizedText.ts'
import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { Picture } from '#components/Picture.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { localized, titleLang, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { safeLink } from '#lib/html/safeLink.ts'
import { useConfig } from '#race/useRace.ts'
import type { ContentRoute } from './contentRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import styles from './PicturePage.module.css'
import layout from '#styles/layout.module.css'

const BANNER = { width: 1200, height: 400 }
const PRODUCT = { width: 1200, height: 2400 }
const GOODS = ['mascot', 'runningShoes', 'runningCap'] as const

/** Licensed goods: a banner that links to the shop, and a tall picture of the product (spec §2). */
export function GoodsPage({ route }: { route: ContentRoute }) {
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
    <article className={clsx(styles.picturePage, layout.wrap)}>
      <PageHeading className={styles.title} title={title} lang={titleLang(route, languages)} />
      {banner && (
        <SmartLink to={shop ?? ''} className={styles.banner}>
          <Picture
            src={banner}
            alt={t('documents.goods.banner', { title })}
            {...BANNER}
            className={styles.picture}
          />
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
        <Picture
          src={product}
          alt={t('documents.goods.product', { title })}
          {...PRODUCT}
          className={styles.picture}
        />
      )}
    </article>
  )
}
