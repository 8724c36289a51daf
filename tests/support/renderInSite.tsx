import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { SiteProvider } from '#app/SiteProvider.tsx'

/** Renders a component with the race and the language of the stores. */
export const renderInSite = (element: ReactElement): RenderResult =>
  render(element, { wrapper: SiteProvider })
