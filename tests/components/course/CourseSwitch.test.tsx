import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CourseSwitch } from '#components/course/CourseSwitch.tsx'

test('each event shows its distance with the unit, if known', () => {
  const items = [
    { name: '马拉松', nameEn: 'Marathon', distanceKm: 42.195 },
    { name: '迷你跑', nameEn: 'Fun run' },
  ]
  render(<CourseSwitch items={items} chosen={0} onSelect={vi.fn<(index: number) => void>()} />)
  expect(screen.getByRole('radio', { name: '马拉松 42.195 公里' })).toBeChecked()
  expect(screen.getByRole('radio', { name: '迷你跑' })).not.toBeChecked()
})
