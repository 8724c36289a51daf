import { useInsertionEffect, useLayoutEffect } from 'react'

const MARK = 'ready'

/**
 * Sets `<html data-ready>`, which browser tests and measurements wait for, when the route's page, or
 * a screen in its place, has rendered.
 */
export function usePageReady(isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) document.documentElement.dataset[MARK] = ''
  }, [isReady])
}

/**
 * Removes the mark whenever `pathname` changes; the page that renders there sets it again. An
 * insertion effect, because it runs before the layout effects of the pages.
 */
export function useNavigationStart(pathname: string): void {
  useInsertionEffect(() => {
    delete document.documentElement.dataset[MARK]
  }, [pathname])
}
