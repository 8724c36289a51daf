import { addTexts } from '#i18n/i18n.ts'
import { documents as en } from '#i18n/locales/en/documents.ts'
import { documents as zh } from '#i18n/locales/zh/documents.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { ListPage } from './articles/ListPage.tsx'
import { ContentLayout } from './ContentLayout.tsx'
import { DocumentPage } from './document/DocumentPage.tsx'
import { FaqPage } from './faq/FaqPage.tsx'
import { GoodsPage } from './GoodsPage.tsx'
import { OutsidePage } from './OutsidePage.tsx'
import { SponsorsPage } from './SponsorsPage.tsx'

addTexts({ zh, en })

const PAGES = {
  // Never shown: a group redirects to one of its pages.
  layout: OutsidePage,
  document: DocumentPage,
  list: ListPage,
  faq: FaqPage,
  goods: GoodsPage,
  sponsors: SponsorsPage,
  outside: OutsidePage,
}

/** A page of a content group, by its route's view (spec §2 "Content route groups"). */
export default function ContentPage(props: { routes: SiteRoute[]; route: SiteRoute }) {
  const Page = PAGES[props.route.view]
  return (
    <ContentLayout {...props}>
      <Page route={props.route} />
    </ContentLayout>
  )
}
