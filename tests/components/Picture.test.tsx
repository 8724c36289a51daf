import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Picture } from '#components/Picture.tsx'

const SIZE = { width: 1200, height: 800 }
const picture = () => screen.getByRole('img', { name: 'The bridge' })

test('a picture has its size before it loads, and a smaller one to choose from', () => {
  const small = { src: '/small.avif', width: 400, sizes: '50vw' }
  render(<Picture src="/large.avif" alt="The bridge" {...SIZE} small={small} />)
  expect(picture()).toHaveAttribute('src', '/large.avif')
  expect(picture()).toHaveAttribute('srcset', '/small.avif 400w, /large.avif 1200w')
  expect(picture()).toHaveAttribute('sizes', '50vw')
  expect(picture()).toHaveAttribute('width', '1200')
  expect(picture()).toHaveAttribute('height', '800')
  expect(picture()).toHaveAttribute('loading', 'lazy')
})

test('the first picture loads at once', () => {
  render(<Picture src="/large.avif" alt="The bridge" {...SIZE} isFirst />)
  expect(picture()).toHaveAttribute('loading', 'eager')
  expect(picture()).toHaveAttribute('fetchpriority', 'high')
})

test('a picture that fails keeps its box and text, and another one is tried', () => {
  const onReady = vi.fn<() => void>()
  const { rerender } = render(
    <Picture src="/gone.avif" alt="The bridge" {...SIZE} onReady={onReady} />,
  )
  expect(onReady).not.toHaveBeenCalled()
  fireEvent.error(picture())
  expect(picture()).not.toHaveAttribute('src')
  expect(picture()).toHaveStyle({ aspectRatio: '1200 / 800' })
  expect(onReady).toHaveBeenCalledTimes(1)
  rerender(<Picture src="/other.avif" alt="The bridge" {...SIZE} onReady={onReady} />)
  expect(picture()).toHaveAttribute('src', '/other.avif')
})

test('a picture is ready once it can be painted', async () => {
  const onReady = vi.fn<() => void>()
  render(<Picture src="/large.avif" alt="The bridge" {...SIZE} onReady={onReady} />)
  Object.assign(picture(), { decode: () => Promise.resolve() })
  fireEvent.load(picture())
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1))
})

test.each(['', 'javascript:alert(1)', 'data:text/html,x'])('%j is not loaded', (src) => {
  render(<Picture src={src} alt="The bridge" {...SIZE} />)
  expect(picture()).not.toHaveAttribute('src')
})

test('a picture without a text is hidden from screen readers, also if it is missing', () => {
  render(<Picture src="" alt="" {...SIZE} />)
  expect(screen.queryByRole('img')).toBeNull()
})
