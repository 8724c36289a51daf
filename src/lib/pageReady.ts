import { useInsertionEffect, useLayoutEffect } from 'react'

const MARK = 'ready'

/** Says on `<html data-ready>` that the route's page, or a screen in its place, has rendered. */
export function usePageReady(isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) document.documentElement.dataset[MARK] = ''
  }, [isReady])
}

/**
 * Takes the mark away whenever `place` changes; the page that renders there sets it again. An
 * insertion effect, because that runs before the layout effects of the pages within.
 */
export function useNavigationStart(place: string): void {
  useInsertionEffect(() => {
    delete document.documentElement.dataset[MARK]
  }, [place])
}
