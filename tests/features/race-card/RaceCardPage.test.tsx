import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSite } from '../../../src/stores/site.ts'
import { act } from '@testing-library/react'
import { renderSite, useFreshSite } from '../../support/renderSite.tsx'

useFreshSite()

const card = () => screen.findByRole('article', { name: /比赛日卡片|Race-day card/ })

test('the card has the morning, cut-offs, bags, buses, help and the phone', async () => {
  await renderSite('#/race-card')
  const sheet = within(await card())
  expect(sheet.getByText('2024 年 9 月 22 日')).toBeVisible()
  expect(sheet.getByText('星期日 8:00 鸣枪')).toBeVisible()
  const row = (name: string) => sheet.getByRole('row', { name: new RegExp(`^${name}`) })
  expect(row('马拉松')).toHaveTextContent('马拉松燕岭广场14:25燕岭广场15:30')
  expect(row('半程马拉松')).toHaveTextContent('半程马拉松青峡驿11:15青峡驿12:45')
  expect(row('P1 燕岭站南广场')).toHaveTextContent('4:50–6:50')
  expect(sheet.getByText(/每 2.5 公里一处医疗点/)).toBeVisible()
  expect(sheet.getByRole('link', { name: '010-0000 0922' })).toHaveAttribute(
    'href',
    'tel:010-00000922',
  )
})

test('it can be taken into a calendar and onto paper', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = await renderSite('#/race-card')
  await card()
  const link = screen.getByRole('link', { name: '添加到日历' })
  expect(link).toHaveAttribute('download', 'yanling-2024.ics')
  const file = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(file).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR/)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(11)
  await user.click(screen.getByRole('button', { name: '打印' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toBeVisible()
})

test('a part that the configuration leaves out is absent, and so is the whole card', async () => {
  await renderSite('#/race-card')
  await card()
  const change = (raceCard: object | undefined) =>
    act(() => {
      const { state } = useSite.getState()
      if (state.kind !== 'open') throw new Error('the site is not open')
      const { config } = state
      const changed = raceCard && config.raceCard && { ...config.raceCard, ...raceCard }
      useSite.setState({ state: { ...state, config: { ...config, raceCard: changed } } })
    })
  change({ shuttles: [], phones: [] })
  expect(screen.queryByRole('heading', { name: '摆渡车' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '医疗' })).toBeVisible()
  change(undefined)
  expect(screen.getByRole('heading', { name: '卡片正在准备' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '比赛日卡片' })).not.toBeInTheDocument()
})
