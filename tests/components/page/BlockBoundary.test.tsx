import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { takeReports } from '#tests/support/setup.ts'

afterEach(cleanup)

/** Without React's own report of the error, which the site turns off as well. */
const QUIET = { onCaughtError: () => undefined }

function Course({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('no course')
  return <p>the course</p>
}

const block = (isBroken: boolean, resetKey?: string) => (
  <BlockBoundary name="page">
    <p>the page</p>
    <BlockBoundary name="course" fallback={<p>no course</p>} resetKey={resetKey}>
      <Course isBroken={isBroken} />
    </BlockBoundary>
  </BlockBoundary>
)

test.each([undefined, '/race-route'])(
  'a block that cannot be rendered is replaced, the page around it stays (resetKey %s)',
  (resetKey) => {
    render(block(true, resetKey), QUIET)
    expect(screen.getByText('no course')).toBeVisible()
    expect(screen.getByText('the page')).toBeVisible()
    expect(takeReports()).toContainEqual(expect.stringContaining('course failed'))
  },
)

test('a failed block is tried again when its key changes, and only then', () => {
  const { rerender } = render(block(true, '/a'), QUIET)
  rerender(block(false, '/a'))
  expect(screen.getByText('no course')).toBeVisible()
  rerender(block(false, '/b'))
  expect(screen.getByText('the course')).toBeVisible()
  takeReports()
})
