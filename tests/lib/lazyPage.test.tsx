import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPage } from '../../src/lib/lazyPage.tsx'

afterEach(cleanup)

const shared = { Waiting: () => null, Failed: () => null }

/** A page whose file is there at once, under an overlay whose file comes when it is let. */
function pageUnderOverlay() {
  let arrive: (file: { default: ComponentType }) => void = () => undefined
  const file = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve
  })
  const Overlay = lazyPage('overlay', () => file, { ...shared, isOverlay: true })
  const Page = lazyPage('page', async () => ({ default: () => <p>page</p> }), shared)
  return { Overlay, Page, arrive: () => arrive({ default: () => <p>overlay</p> }) }
}

const settled = () => act(() => new Promise<void>((done) => void setTimeout(done)))

test('what an overlay on its way covers is rendered after it', async () => {
  const { Overlay, Page, arrive } = pageUnderOverlay()
  const both = (
    <>
      <Overlay />
      <Page />
    </>
  )
  render(both)
  await settled()
  expect(screen.queryByText('page')).toBeNull()
  arrive()
  expect(await screen.findByText('overlay')).toBeVisible()
  expect(await screen.findByText('page')).toBeVisible()
})

test('an overlay that is closed before its file came holds nothing up', async () => {
  const { Overlay, Page } = pageUnderOverlay()
  const shown = (isOpen: boolean) => (
    <>
      {isOpen && <Overlay />}
      <Page />
    </>
  )
  const { rerender } = render(shown(true))
  await settled()
  expect(screen.queryByText('page')).toBeNull()
  rerender(shown(false))
  expect(await screen.findByText('page')).toBeVisible()
})
