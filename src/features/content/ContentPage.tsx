import { addTexts } from '#i18n/i18n.ts'
import { documents as en } from '#i18n/locales/en/documents.ts'
import { documents as zh } from '#i18n/locales/zh/documents.ts'
import { ListPage } from './articles/ListPage.tsx'
import { ContentLayout } from './ContentLayout.tsx'
import type { ContentRoute } from './contentRoute.ts'
import { DocumentPage } from './document/DocumentPage.tsx'
import { FaqPage } from './faq/FaqPage.tsx'
import { GoodsPage } from './GoodsPage.tsx'
import { OutsidePage } from './OutsidePage.tsx'
import { SponsorsPage } from './SponsorsPage.tsx'

addTexts({ zh, en })

const PAGES = {
  layout: OutsidePage,
  document: DocumentPage,
  list: ListPage,
  faq: FaqPage,
  goods: GoodsPage,
  sponsors: SponsorsPage,
  outside: OutsidePage,
}

/** A page of a content group, by its route's view (spec §2 "Content route groups"). */
export default function ContentPage(props: { routes: ContentRoute[]; route: ContentRoute }) {
  const Page = PAGES[props.route.view]
  return (
    <ContentLayout {...props}>
      <Page route={props.route} />
    </ContentLayout>
  )
}
