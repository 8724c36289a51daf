import type { SiteConfigSource } from '#site-config/siteConfig.ts'
import { drawing, picture } from './pictures.ts'
import { at } from './raceMoment.ts'

type Group = NonNullable<SiteConfigSource['cooperativePartnerList']>[number]
type Partner = NonNullable<Group['children']>[number]

/** A partner without a website has no link. */
const partner = (number: string, name: string, nameEn: string, site = ''): Partner => ({
  id: `partner-${number}`,
  src: drawing(`partner-${number}`),
  href: site && `https://www.example.com/${site}`,
  name,
  nameEn,
})

const group = (code: string, label: string, labelEn: string, children: Partner[]): Group => ({
  id: `partners-${code}`,
  code,
  label,
  labelEn,
  originalLabel: label,
  isEdit: false,
  children,
})

export const cooperativePartnerList: Group[] = [
  group('strategic', '战略合作伙伴', 'Strategic partners', [
    partner('01', '燕岭文旅', 'Yanling Culture & Tourism', 'culture-tourism'),
    partner('02', '远麓银行', 'Yuanlu Bank', 'yuanlu'),
  ]),
  group('sponsor', '官方赞助商', 'Official sponsors', [
    partner('03', '健步堂', 'Jianbu Sports', 'jianbu'),
    partner('04', '北坡汽车', 'Beipo Motors', 'beipo'),
    partner('05', '岭云科技', 'Lingyun', 'lingyun'),
    partner('06', '知安保险', 'Zhian Insurance', 'zhian'),
  ]),
  group('supplier', '官方供应商', 'Official suppliers', [
    partner('07', '青峡泉', 'Qingxia Spring', 'qingxia'),
    partner('08', '禾间食品', 'Hejian', 'hejian'),
    partner('09', '松下客', 'Songxia Tea', 'songxia'),
    partner('10', '拓壑户外', 'Tuohe Outdoor', 'tuohe'),
    partner('11', '岭行装备', 'Lingx', 'lingx'),
    partner('12', '柿里', 'Shili Orchards', 'shili'),
    partner('14', '石径咖啡', 'Shijing Coffee'),
    partner('15', '松线数据', 'Pineline', 'pineline'),
    partner('16', '云台传媒', 'Yuntai Media'),
  ]),
  group('map', '地图导航合作伙伴', 'Map navigation partner', [
    partner('13', '图行地图', 'Tuxing Maps', 'tuxing'),
  ]),
]

export const adListTop: SiteConfigSource['adListTop'] = [
  {
    surfacePlotUrl: drawing('ad-top'),
    surfacePlotUrlEn: drawing('ad-top-en'),
    validUntil: at('2024-08-19 00:00'),
    jumpUrl: 'https://www.example.com/yanling/ballot',
    jumpUrlEn: 'https://www.example.com/yanling/en/ballot',
    alt: '抽签报名 8 月 8 日至 18 日，马拉松 3000 名，半程 6000 名，每人限报一个项目',
    altEn:
      'Ballot entries, 8 to 18 August: 3,000 marathon and 6,000 half places; one event per runner',
  },
]

export const adListBottom: SiteConfigSource['adListBottom'] = [
  {
    surfacePlotUrl: picture('ad-bottom'),
    surfacePlotUrlEn: picture('ad-bottom-en'),
    jumpUrl: 'https://shop.example.com/shili/persimmon-cakes',
    jumpUrlEn: 'https://shop.example.com/en/shili/persimmon-cakes',
    alt: '柿里与燕岭联名柿饼礼盒，霜降之后开售，赛事选手凭号码布九折',
    altEn: 'Shili persimmon cakes, boxed: on sale after first frost, 10% off with your bib',
  },
]

/** The long picture of the partners page. */
export const partnerImgUrl = picture('sponsors-long')

/** The text in the pictures of goods is in the page's language. */
const goods = (name: string, shop: string) => ({
  bannerUrl: picture(`goods-${name}`),
  bannerUrlEn: picture(`goods-${name}-en`),
  productUrl: picture(`goods-${name}-long`),
  productUrlEn: picture(`goods-${name}-long-en`),
  shopUrl: `https://shop.example.com/yanling/${shop}`,
})

export const licensedGoods: SiteConfigSource['licensedGoods'] = {
  mascot: goods('mascot', 'lingling'),
  runningShoes: goods('shoes', 'ridgeline-42'),
  runningCap: goods('cap', 'pinewind-cap'),
}
