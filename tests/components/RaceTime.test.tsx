import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RaceTime } from '#components/RaceTime.tsx'

afterEach(cleanup)

test('a day alone is that day, and as an end its midnight', () => {
  render(<RaceTime time="2024-08-18" isDay />)
  expect(screen.getByText('2024 年 8 月 18 日')).toBeVisible()
  cleanup()
  render(<RaceTime time="2024-08-18" isEnd />)
  expect(screen.getByText(/8 月 18 日 24:00/)).toBeVisible()
})
