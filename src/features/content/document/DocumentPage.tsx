import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { documentsAt } from '#site-config/siteContent.ts'
import { EmptyContent } from '../EmptyContent.tsx'
import { CoursePanel } from './CoursePanel.tsx'
import { DocumentView } from './DocumentView.tsx'

const COURSE = 'raceInformation.raceRoute'

/** The document of a route (spec §2 "Document page"). */
export function DocumentPage({ route }: { route: SiteRoute }) {
  const config = useConfig()
  const [siteDocument] = documentsAt(config, route.dataPath)
  if (!siteDocument) return <EmptyContent />
  return (
    <>
      {(route.event || route.dataPath === COURSE) && (
        <CoursePanel key={route.path} itemId={route.event} />
      )}
      <DocumentView key={siteDocument.id} document={siteDocument} page={route} />
    </>
  )
}
