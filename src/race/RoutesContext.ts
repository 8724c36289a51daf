import { createContext } from 'react'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'

/** The site's content routes. */
export const RoutesContext = createContext<readonly SiteRoute[]>([])
