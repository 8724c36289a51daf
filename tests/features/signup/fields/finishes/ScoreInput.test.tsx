import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { signupPaths } from '#api/race/signupPaths.ts'
import type { SignupValues } from '#domain/fields/fieldTypes.ts'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { startSession } from '#stores/session.ts'
import { setSite } from '#stores/site.ts'
import { deferred } from '#tests/support/deferred.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'
import { control, renderField } from '../renderField.tsx'

freshSiteEachTest()
beforeEach(() => addTexts({ zh, en }))

const press = (name: string) => screen.getByRole('button', { name })

const score = {
  type: 'score-verification',
  required: true,
  since: '2022-01-01',
  nameFrom: 'name',
  documentFrom: 'document',
}
const finding = (...finishes: object[]) => {
  const asked = vi.fn<(body: unknown) => void>()
  server.use(
    http.post(`*${signupPaths.verifyScore}`, async ({ request }) => {
      asked(await request.json())
      return HttpResponse.json({ code: 0, msg: '', data: { finishes } })
    }),
  )
  return asked
}
const runner: SignupValues = { name: '林远山', document: { kind: 'passport', number: 'x 123' } }

test('a finish that is found needs no proof', async () => {
  const config = parse(siteConfigSchema, {})
  setSite({ kind: 'open', raceId: '2024', config, source: 'published' })
  startSession('T-1', {})
  const found = { verificationId: 'v1', distance: 'half', date: '2023-04-16' }
  const asked = finding(found)
  const { user, value } = renderField(score, undefined, { values: runner })
  await user.click(press('查询完赛记录'))
  expect(await screen.findByText('查到 1 场完赛记录，无需再为其上传证明。')).toBeVisible()
  expect(asked).toHaveBeenCalledWith({ raceId: '2024', name: '林远山', documentNumber: 'X123' })
  expect(value()).toEqual({ searched: true, finishes: [found], claims: [], proof: [] })
  expect(screen.queryByLabelText(/选择文件/)).toBeNull()
})

test('a runner can add races that the search missed, with proof', async () => {
  const found = { verificationId: 'v1', distance: 'half', date: '2023-04-16' }
  finding(found)
  const { user, value } = renderField(score, undefined, { values: runner })
  await user.click(press('查询完赛记录'))
  await user.click(await screen.findByRole('button', { name: '添加一场赛事' }))
  await user.type(screen.getByLabelText('赛事名称'), '青峡')
  await user.type(screen.getByLabelText('日期'), '2023-10-15')
  expect(screen.getByText(/选择文件/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: '项目' })).toBeRequired()
  expect(screen.queryByRole('button', { name: '清除所选' })).toBeNull()
  expect(value()).toMatchObject({ finishes: [found], claims: [{ name: '青峡' }] })
  await user.click(press('查询完赛记录'))
  expect(value()).toMatchObject({ finishes: [found], claims: [{ name: '青峡' }] })
})

test('a race added while a search is running is kept', async () => {
  finding()
  const { user, value } = renderField(score, undefined, { values: runner })
  await user.click(press('查询完赛记录'))
  const add = await screen.findByRole('button', { name: '添加一场赛事' })
  const { promise: isTyped, resolve: release } = deferred()
  server.use(
    http.post(`*${signupPaths.verifyScore}`, async () => {
      await isTyped
      return HttpResponse.json({ code: 0, msg: '', data: { finishes: [] } })
    }),
  )
  await user.click(press('查询完赛记录'))
  await user.click(add)
  await user.type(screen.getByLabelText('赛事名称'), '青峡')
  release()
  await waitFor(() => expect(press('查询完赛记录')).toBeEnabled())
  expect(value()).toMatchObject({ searched: true, claims: [{ name: '青峡' }] })
  expect(screen.getByLabelText('赛事名称')).toHaveValue('青峡')
})

test('if no valid finish is found, races and proof are asked for', async () => {
  finding({ verificationId: 'v1', distance: 'marathon', date: '2021-09-26' })
  const { user, value } = renderField(score, undefined, { values: runner })
  expect(screen.queryByLabelText(/选择文件/)).toBeNull()
  await user.click(press('查询完赛记录'))
  expect(await screen.findByText(/^没有查到可计入的完赛记录/)).toBeVisible()
  await user.click(press('添加一场赛事'))
  await user.type(screen.getByLabelText('赛事名称'), '青峡')
  await user.type(screen.getByLabelText('日期'), '2021-04-16')
  await user.click(screen.getByText('下一项'))
  expect(control()).toHaveAccessibleDescription(
    expect.stringContaining('请填写赛事名称，以及 2022 年 1 月 1 日以来的日期'),
  )
  await user.clear(screen.getByLabelText('日期'))
  await user.type(screen.getByLabelText('日期'), '2023-04-16')
  expect(control()).toHaveAccessibleDescription(
    expect.stringContaining('请至少填写一场赛事，并上传它的证明文件'),
  )
  expect(value()).toMatchObject({ claims: [{ name: '青峡', date: '2023-04-16' }] })
})

test('finishes are not searched for without a name and document', async () => {
  const asked = finding()
  const { user } = renderField(score)
  await user.click(press('查询完赛记录'))
  expect(screen.getByText('请先填写姓名和证件号码')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
