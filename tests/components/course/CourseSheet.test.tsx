import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CourseSheet } from '#components/course/CourseSheet.tsx'

afterEach(cleanup)

test('a course that cannot be drawn leaves the picture, a note and the file', () => {
  const pictures = { picture: '/course.avif', alt: '路线图' }
  const { rerender } = render(<CourseSheet course={null} failed="/full.gpx" pictures={pictures} />)
  expect(screen.getByRole('img', { name: '路线图' })).toBeInTheDocument()
  expect(screen.getByText(/赛道图暂时无法显示/)).toBeVisible()
  expect(screen.getByRole('link', { name: '下载赛道文件' })).toHaveAttribute('href', '/full.gpx')
  rerender(<CourseSheet course={null} failed="" pictures={pictures} />)
  expect(screen.queryByText(/赛道图暂时无法显示/)).not.toBeInTheDocument()
})
