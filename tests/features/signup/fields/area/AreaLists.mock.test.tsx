import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { areaTree } from '#features/signup/fields/area/areas.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { setLanguage } from '#stores/language.ts'
import { chooseFrom, chosenIn } from '#tests/features/signup/lists.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { renderField } from '../renderField.tsx'

const { loadAreas } = vi.hoisted(() => ({ loadAreas: vi.fn<() => Promise<unknown>>() }))
vi.mock('#features/signup/fields/area/loadAreas.ts', () => ({ loadAreas }))

freshSiteEachTest()
beforeEach(() => {
  addTexts({ zh, en })
  loadAreas.mockReset().mockResolvedValue(areas)
})

const areas = areaTree({
  province_list: { 110000: '北京市', 130000: '河北省' },
  city_list: { 110100: '北京市', 130700: '张家口市' },
  county_list: { 110108: '海淀区', 110116: '怀柔区', 130730: '怀来县' },
})
const AREA = ['110000', '110100', '110116']

test.each([
  ['area', AREA, AREA],
  ['area-image-upload', { area: AREA, images: [] }, { area: AREA, images: [] }],
])('%s: province, city and district each have their own list', async (type, restored, held) => {
  const { user, value, unmount } = renderField({ type, required: true })
  await waitFor(() => expect(screen.getByLabelText('省份')).toBeEnabled())
  await chooseFrom(user, screen.getByLabelText('省份'), '河北省')
  await chooseFrom(user, screen.getByLabelText('省份'), '北京市')
  await user.click(screen.getByText('下一项'))
  expect(screen.getByText(/请选到区、县/)).toBeVisible()
  await chooseFrom(user, screen.getByLabelText('市'), '北京市')
  await chooseFrom(user, screen.getByLabelText('区、县'), '怀柔区')
  expect(value()).toEqual(held)
  unmount()
  renderField({ type }, restored)
  await waitFor(() => expect(chosenIn(screen.getByLabelText('区、县'))).toBe('怀柔区'))
})

test('provinces can be searched for and read in English', async () => {
  await setLanguage('en')
  const { user, value } = renderField({ type: 'area' })
  await waitFor(() => expect(screen.getByLabelText('Province')).toBeEnabled())
  await chooseFrom(user, screen.getByLabelText('Province'), 'hebei')
  expect(value()).toEqual(['130000'])
  expect(chosenIn(screen.getByLabelText('Province'))).toBe('Hebei 河北省')
})

test('areas that failed to load can be retried', async () => {
  loadAreas.mockRejectedValueOnce(new Error('no network'))
  const { user } = renderField({ type: 'area' })
  await user.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.getByLabelText('省份')).toBeEnabled())
  await chooseFrom(user, screen.getByLabelText('省份'), '河北省')
  expect(chosenIn(screen.getByLabelText('省份'))).toBe('河北省')
})
