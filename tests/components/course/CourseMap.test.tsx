import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CourseMap } from '#components/course/CourseMap.tsx'
import { addTexts } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { course as en } from '#i18n/locales/en/course.ts'
import { course as zh } from '#i18n/locales/zh/course.ts'
import { setLanguage } from '#stores/language.ts'
import { editionCourse } from '#tests/support/courses.ts'
import { renderInSite } from '#tests/support/renderInSite.tsx'

const full = editionCourse('full')
const half = editionCourse('half')

beforeEach(() => addTexts({ zh, en }))
afterEach(cleanup)

const slider = () => screen.getByRole('slider')
const marksOn = () => screen.queryAllByTestId('course-here')

describe('texts', () => {
  test.each<[Language, string, string[]]>([
    [
      'zh',
      '累计爬升 486 米，最高点 421 米',
      ['起点与终点', '半程终点', '柿子岭', '关门 11:15', '关门 14:25'],
    ],
    [
      'en',
      '486 m of climbing, highest point 421 m',
      ['Start and finish', 'Half marathon finish', 'Shizi Ridge', 'Cut-off 11:15', 'Cut-off 14:25'],
    ],
  ])('map and profile in %s', async (language, climb, names) => {
    await setLanguage(language)
    renderInSite(<CourseMap course={full} label="The map" />)
    expect(screen.getByRole('img', { name: 'The map' })).toBeVisible()
    expect(screen.getByText(climb)).toBeVisible()
    for (const name of names) expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  })

  test('the half marathon has one cut-off', () => {
    renderInSite(<CourseMap course={half} label="" />)
    expect(screen.getAllByText(/^关门/).map((flag) => flag.textContent)).toEqual(['关门 11:15'])
    expect(screen.getByText('累计爬升 270 米，最高点 348 米')).toBeVisible()
  })
})

test('a course without heights has map, places and files, and a note in place of the profile', async () => {
  renderInSite(<CourseMap course={{ ...full, hasHeights: false }} label="The map" />)
  expect(screen.getByRole('img', { name: 'The map' })).toBeVisible()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  expect(screen.getByText('赛道文件中没有海拔数据，因此不显示海拔图。')).toBeVisible()
  expect(screen.getByRole('link', { name: '下载路线，GeoJSON 格式' })).toBeVisible()
  await userEvent.click(screen.getByText('文字路线'))
  expect(screen.getAllByText('0–5 公里')[0]?.parentElement).not.toHaveTextContent('爬升')
  await userEvent.click(screen.getByRole('button', { name: '看点位表' }))
  expect(screen.getByRole('region', { name: '沿途点位' })).not.toHaveTextContent('海拔')
})

test('the course can be read as sentences below the map', async () => {
  renderInSite(<CourseMap course={full} label="" />)
  await userEvent.click(screen.getByText('文字路线'))
  const [first] = screen.getAllByText('0–5 公里')
  expect(first?.parentElement).toHaveTextContent(
    '0–5 公里 爬升 38 米，下降 6 米，最高 124 米（5 公里处）。',
  )
  expect(screen.getByText('山顶：柿子岭，31.5 公里。')).toBeVisible()
  expect(screen.getByText('21.0975 公里处 11:15 关门。')).toBeVisible()
})

describe('the marker on map and profile', () => {
  test('the slider marks the same place on both and shows where it is', () => {
    renderInSite(<CourseMap course={full} label="" />)
    expect(marksOn()).toHaveLength(0)
    fireEvent.focus(slider())
    fireEvent.change(slider(), { target: { value: '315' } })
    expect(marksOn()).toHaveLength(2)
    expect(slider()).toHaveAttribute('aria-valuetext', '31.5 公里，海拔 421 米')
    expect(screen.getByText('31.5 公里，海拔 421 米')).toBeVisible()
    fireEvent.change(slider(), { target: { value: '422' } })
    expect(slider()).toHaveAttribute('aria-valuetext', '42.2 公里，海拔 92 米')
    fireEvent.blur(slider())
    expect(marksOn()).toHaveLength(0)
  })

  test('a position beyond the end of another course is moved to its end', () => {
    const { rerender } = renderInSite(<CourseMap course={full} label="" />)
    fireEvent.change(slider(), { target: { value: '400' } })
    rerender(<CourseMap course={half} label="" />)
    expect(slider()).toHaveAttribute('aria-valuetext', '21.1 公里，海拔 266 米')
  })
})

test('the legend hides and shows a kind of place', async () => {
  const user = userEvent.setup()
  renderInSite(<CourseMap course={full} label="" />)
  const legend = within(screen.getByRole('group', { name: /图例/ }))
  expect(legend.getAllByRole('checkbox')).toHaveLength(5)
  const medical = () => screen.queryAllByText(/^医疗点，/)
  expect(medical()).toHaveLength(17)
  await user.click(legend.getByRole('checkbox', { name: '医疗点' }))
  expect(medical()).toHaveLength(0)
  await user.click(legend.getByRole('checkbox', { name: '医疗点' }))
  expect(medical()).toHaveLength(17)
})

test('kinds that the course lacks are not in the legend', () => {
  renderInSite(<CourseMap course={{ ...full, places: [] }} label="" />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

test('the map can be replaced by a table of every place', async () => {
  const user = userEvent.setup()
  await setLanguage('en')
  renderInSite(<CourseMap course={full} label="The map" />)
  await user.click(screen.getByRole('button', { name: 'Show as a table' }))
  expect(screen.queryByRole('img', { name: 'The map' })).toBeNull()
  const row = (km: string) => screen.getByRole('rowheader', { name: km }).closest('tr')
  expect(row('5 km')).toHaveTextContent('5 km124 mTiming mat, medical point, aid station')
  expect(row('31.5 km')).toHaveTextContent('421 mSummit: Shizi Ridge')
  expect(row('21.0975 km')).toHaveTextContent('Half marathon finish: Qingxia Post, timing mat11:15')
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  expect(screen.getByRole('img', { name: 'The map' })).toBeVisible()
})

test('the name of the highest point stands beside the flag of a cut-off next to it', () => {
  const summit = full.places.find(({ kind }) => kind === 'summit')
  if (!summit) throw new Error('no summit')
  const cutOff = { ...summit, kind: 'landmark' as const, km: 33.6, cutOff: '12:40' }
  renderInSite(<CourseMap course={{ ...full, places: [...full.places, cutOff] }} label="" />)
  const profile = screen.getByRole('img', { name: /海拔/ })
  expect(within(profile).getByText('关门 12:40')).toBeInTheDocument()
  expect(within(profile).getByText('柿子岭')).toHaveAttribute('text-anchor', 'end')
})

test('both files can be downloaded', () => {
  renderInSite(<CourseMap course={full} label="" />)
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['GPX', '/edition-2024/course/full.gpx'],
    ['GeoJSON', '/edition-2024/course/full.geojson'],
  ])
})
