import { useMemo } from 'react'
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import type { SiteConfig } from '../api/siteConfig.ts'
import { HomePage } from '../features/home/HomePage.tsx'
import { normalPath } from '../lib/normalPath.ts'
import { useNavigationStart } from '../lib/pageReady.ts'
import { BareLayout } from './BareLayout.tsx'
import { Layout } from './Layout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import {
  AgreementPage,
  ArticlePage,
  CertificateCheckPage,
  ConfirmPage,
  ContentPage,
  DirectPage,
  EligibilityPage,
  ImageCollectionPage,
  ImageSearchPage,
  MultipleScoreSearchPage,
  PostPage,
  RaceCardPage,
  RegistrationSearchPage,
  ScoreSearchPage,
  TranslationsDemoPage,
  UploadPage,
  VideoCollectionPage,
} from './pages.tsx'
import { type SiteRoute } from './remoteRoutes.ts'
import { PAGE_PATHS, siteRoutes } from './siteRoutes.ts'

function contentRoute(route: SiteRoute, routes: SiteRoute[]): RouteObject {
  const { path, redirect } = route
  if (redirect) return { path, element: <Navigate to={redirect} replace /> }
  return { path, element: <ContentPage route={route} routes={routes} /> }
}

/** Another spelling of a known path leads to it; anything else is not found. */
function UnknownRoute({ known }: { known: Map<string, string> }) {
  const { pathname } = useLocation()
  const path = known.get(normalPath(pathname))
  return path && path !== pathname ? <Navigate to={path} replace /> : <NotFoundPage />
}

function tableOf(routes: SiteRoute[]): RouteObject[] {
  const known = new Map(
    [...PAGE_PATHS, ...routes.map(({ path }) => path)].map((path) => [normalPath(path), path]),
  )
  return [
    {
      element: <Layout routes={routes} />,
      children: [
        { path: '/', element: <Navigate to="/home" replace /> },
        { path: '/home', element: <HomePage /> },
        { path: '/image-collection', element: <ImageCollectionPage /> },
        { path: '/video-collection', element: <VideoCollectionPage /> },
        { path: '/race-card', element: <RaceCardPage /> },
        { path: '/registration-search', element: <RegistrationSearchPage /> },
        { path: '/score-search', element: <ScoreSearchPage /> },
        { path: '/multiple-score-search', element: <MultipleScoreSearchPage /> },
        { path: '/certificate-check', element: <CertificateCheckPage /> },
        { path: '/user-agreement', element: <AgreementPage name="user" /> },
        { path: '/privacy-policy', element: <AgreementPage name="privacy" /> },
        { path: '/registration-agreement', element: <AgreementPage name="registration" /> },
        {
          path: '/article/:id',
          element: <ArticlePage routes={routes} notFound={<NotFoundPage />} />,
        },
        { path: '/image-search', element: <ImageSearchPage /> },
        ...routes.map((route) => contentRoute(route, routes)),
        { path: '*', element: <UnknownRoute known={known} /> },
      ],
    },
    {
      element: <BareLayout />,
      children: [
        { path: '/post', element: <PostPage /> },
        { path: '/confirm', element: <ConfirmPage /> },
        { path: '/direct', element: <DirectPage /> },
        { path: '/upload', element: <UploadPage /> },
        { path: '/eligibility', element: <EligibilityPage /> },
      ],
    },
    { path: '/i18NDemos', element: <TranslationsDemoPage /> },
  ]
}

/** The site's routes: its own pages, and what the configuration brings. */
export function SiteRoutes({ config }: { config: SiteConfig }) {
  const table = useMemo(() => tableOf(siteRoutes(config)), [config])
  useNavigationStart(useLocation().pathname)
  return useRoutes(table)
}
