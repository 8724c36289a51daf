import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Untranslated } from '#components/Untranslated.tsx'

afterEach(cleanup)

test('a name stands on its own, in its direction and untranslated', () => {
  render(<Untranslated text="יעל כהן" />)
  const name = screen.getByText('יעל כהן')
  expect(name.tagName).toBe('BDI')
  expect(name).toHaveAttribute('translate', 'no')
})

test('a missing name is a dash, not an empty cell', () => {
  render(<Untranslated text="" />)
  expect(screen.getByText('—')).toBeVisible()
})
