import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { AdList, type Banner } from '#components/AdList.tsx'
import { now } from '#lib/serverClock.ts'

const ad = (alt: string, more: Partial<Banner> = {}): Banner => ({
  surfacePlotUrl: '/ad.svg',
  surfacePlotUrlEn: '',
  jumpUrl: '',
  jumpUrlEn: '',
  alt,
  altEn: '',
  ...more,
})
const show = (ads: Banner[]) =>
  render(
    <MemoryRouter>
      <SiteProvider>
        <AdList ads={ads} label="推广" />
      </SiteProvider>
    </MemoryRouter>,
  )
const HOUR = 3_600_000

afterEach(cleanup)

test('ads without a picture or outside their period are left out', () => {
  const moment = now()
  show([
    ad('没有图片', { surfacePlotUrl: '' }),
    ad('坏地址', { surfacePlotUrl: 'javascript:alert(1)' }),
    ad('还没开始', { validFrom: moment + HOUR }),
    ad('已经结束', { validUntil: moment - HOUR }),
    ad('正在进行', { validFrom: moment - HOUR, validUntil: moment + HOUR }),
    ad('不限时间'),
  ])
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    '正在进行',
    '不限时间',
  ])
})

test('without any ads nothing is rendered', () => {
  const { container } = show([ad('没有图片', { surfacePlotUrl: '' })])
  expect(container).toBeEmptyDOMElement()
})
