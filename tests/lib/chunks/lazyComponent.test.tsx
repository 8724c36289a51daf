import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'

afterEach(cleanup)

const options = { Waiting: () => null, Failed: () => null }

/** A page that loads at once, under an overlay that loads when `arrive` is called. */
function pageUnderOverlay() {
  let arrive: (file: { default: ComponentType }) => void = () => undefined
  const file = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve
  })
  const Overlay = lazyComponent('overlay', () => file, { ...options, isOverlay: true })
  const Page = lazyComponent('page', async () => ({ default: () => <p>page</p> }), options)
  return { Overlay, Page, arrive: () => arrive({ default: () => <p>overlay</p> }) }
}

const settled = () => act(() => new Promise<void>((done) => void setTimeout(done)))

test('a page is rendered after the overlay that is loading above it', async () => {
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

test('an overlay closed before it has loaded delays nothing', async () => {
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
