import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { safeLink } from '../../lib/safeLink.ts'
import { useConfig } from '../../stores/site.ts'
import type { ContentRoute } from './contentRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import './PicturePage.css'

const BANNER = { width: 1200, height: 400 }
const PRODUCT = { width: 1200, height: 2400 }
const GOODS = ['mascot', 'runningShoes', 'runningCap'] as const

/** Licensed goods: a banner that leads to the shop, and a long picture of the product (spec §2). */
export function GoodsPage({ route }: { route: ContentRoute }) {
  const { t, language } = useText()
  const { licensedGoods } = useConfig()
  const name = GOODS.find((known) => route.dataPath === `licensedGoods.${known}`)
  const goods = name && licensedGoods?.[name]
  if (!goods?.bannerUrl && !goods?.productUrl) return <EmptyContent />
  const title = localized(route, 'title', language)
  const shop = safeLink(goods.shopUrl)

  return (
    <article className="picture-page wrap">
      <h1 className="picture-page__title">{title}</h1>
      {goods.bannerUrl && (
        <SmartLink to={shop ?? ''} className="picture-page__banner">
          <Picture
            src={goods.bannerUrl}
            alt={t('documents.goods.banner', { title })}
            {...BANNER}
            className="picture-page__picture"
          />
          {shop && (
            <span className="picture-page__shop">
              {t('documents.goods.shop')}
              <Icon name="outside" size={18} />
              <span className="visually-hidden">{t('site.newTab')}</span>
            </span>
          )}
        </SmartLink>
      )}
      {goods.productUrl && (
        <Picture
          src={goods.productUrl}
          alt={t('documents.goods.product', { title })}
          {...PRODUCT}
          className="picture-page__picture"
        />
      )}
    </article>
  )
}
