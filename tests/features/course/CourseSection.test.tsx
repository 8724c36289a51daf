import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CourseSection } from '../../../src/features/course/CourseSection.tsx'
import { siteChanged, useSite } from '../../../src/stores/site.ts'
import { edition } from '../../preview/documents.ts'
import { courseFile } from '../../support/courses.ts'

const server = setupServer()

/** A window in which everything is near at once. */
class Near {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: Near['tell']) {
    this.tell = tell
  }
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Near)
  HTMLImageElement.prototype.decode = async () => undefined
  siteChanged({ kind: 'open', raceId: 'yanling-2024', config: edition, source: 'preview' })
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  vi.unstubAllGlobals()
  useSite.setState(useSite.getInitialState(), true)
})
afterAll(() => server.close())

const picture = () => screen.queryByRole('img', { name: /全程高低起伏图/ })

test('pictures first; they stay when there is no course', async () => {
  const answered = vi.fn<() => void>()
  server.use(
    http.get('*/edition-2024/course/*', () => {
      answered()
      return new HttpResponse('', { status: 404 })
    }),
  )
  render(<CourseSection />)
  expect(screen.getByRole('region', { name: '路线图' })).toBeVisible()
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(2))
  expect(picture()).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('the drawn course follows, and the switch changes it', async () => {
  server.use(
    http.get(
      '*/edition-2024/course/:name',
      ({ params }) => new HttpResponse(courseFile(String(params['name']))),
    ),
  )
  render(<CourseSection />)
  expect(picture()).toBeVisible()
  expect(await screen.findByText('累计爬升 486 m，最高点 421 m')).toBeVisible()
  expect(picture()).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /半程马拉松/ }))
  expect(screen.getByText('累计爬升 270 m，最高点 348 m')).toBeVisible()
})

test('without a course and its pictures there is nothing', () => {
  const config = { ...edition, courseMap: undefined }
  siteChanged({ kind: 'open', raceId: 'yanling-2024', config, source: 'preview' })
  const { container } = render(<CourseSection />)
  expect(container).toBeEmptyDOMElement()
})
