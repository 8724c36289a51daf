import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunnerResult } from '#api/race/runnerResult.ts'
import { PaceChart } from '#features/search/results/PaceChart.tsx'
import { legsOf } from '#features/search/results/splits.ts'
import { YearsChart } from '#features/search/results/years/YearsChart.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { results as en } from '#i18n/locales/en/results.ts'
import { results as zh } from '#i18n/locales/zh/results.ts'
import { RaceProvider } from '#race/RaceProvider.tsx'
import { raceOf } from '#tests/support/textsIn.ts'

const race = raceOf({
  raceItems: [
    { itemId: 'full', name: '马拉松', nameEn: 'Marathon', distanceKm: 42.195 },
    { itemId: 'half', name: '半程马拉松', nameEn: 'Half marathon', distanceKm: 21.0975 },
  ],
})
const renderYears = (years: ComponentProps<typeof YearsChart>['years']) =>
  render(
    <RaceProvider race={race} language="zh">
      <YearsChart years={years} />
    </RaceProvider>,
  )
addTexts({ zh, en })
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

test('every bar of the pace chart shows its pace and distance, even for short legs', () => {
  const paceAt = (km: number) => ({
    km,
    netSeconds: km * 300,
    gunSeconds: km * 300 + 30,
    place: undefined,
  })
  const splits = [5, 10, 15, 20, 21.0975, 25, 30, 35, 40, 42.195].map(paceAt)
  const { container } = render(
    <PaceChart legs={legsOf({ splits, places: {}, state: 'finished' })} />,
  )
  const bars = container.querySelectorAll('rect')
  expect(bars).toHaveLength(10)
  expect(screen.getByText('20–21.1')).toBeInTheDocument()
  expect(screen.getAllByText('5:00')).toHaveLength(bars.length)
})

test('the pace of a short leg stands above the bars beside it', () => {
  const at = (km: number, netSeconds: number) => ({
    km,
    netSeconds,
    gunSeconds: netSeconds,
    place: undefined,
  })
  const splits = [at(20, 6000), at(40, 11_600), at(41, 11_919)]
  render(<PaceChart legs={legsOf({ splits, places: {}, state: 'finished' })} />)
  const bar = screen.getByText('4:40').parentElement?.querySelector('rect')
  const pace = Number(screen.getByText('5:19').getAttribute('y'))
  expect(pace).toBeLessThan(Number(bar?.getAttribute('y')))
})

test('years of different events are compared by pace', () => {
  const result = (year: number, itemId: string, netSeconds: number) => ({
    result: { raceId: `${year}`, year, itemId, netSeconds, state: 'finished' } as RunnerResult,
    request: { raceId: `${year}`, credentials: { name: '', bib: '' } },
  })
  renderYears([result(2024, 'full', 42_195 * 0.3), result(2022, 'half', 21_097.5 * 0.3)])
  for (const time of ['3:30:59', '1:45:29']) {
    const bar = screen.getByText(time).parentElement
    expect(parseFloat(`${bar?.style.width}`)).toBeCloseTo(100)
  }
})

test('an event that this year lacks is as long as its last split says', () => {
  const run = (raceId: string, itemId: string, km: number | undefined) => ({
    result: {
      ...{ raceId, itemId, year: Number(raceId), netSeconds: 3600, state: 'finished' as const },
      splits:
        km === undefined ? [] : [{ km, netSeconds: 3600, gunSeconds: 3600, place: undefined }],
    } as RunnerResult,
    request: { raceId, credentials: { name: '', bib: '' } },
  })
  renderYears([
    run('2024', 'half', 21.0975),
    run('2023', 'ten', 10),
    run('2022', 'other', undefined),
  ])
  expect(screen.getByText('2:51 /km')).toBeInTheDocument()
  expect(screen.getByText('6:00 /km').parentElement).toHaveStyle({ width: '100%' })
  expect(screen.getAllByText(/\/km$/)).toHaveLength(2)
  expect(screen.getAllByText(/1:00:00/)).toHaveLength(3)
})

test('a leg of a hundred metres has a bar', () => {
  const at = (km: number) => ({ km, netSeconds: km * 300, gunSeconds: km * 300, place: undefined })
  const { container } = render(
    <PaceChart
      legs={legsOf({ splits: [at(42), at(42.1), at(42.195)], places: {}, state: 'finished' })}
    />,
  )
  const widths = [...container.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('width')),
  )
  expect(widths).toHaveLength(3)
  expect(Math.min(...widths)).toBeGreaterThan(0)
})
