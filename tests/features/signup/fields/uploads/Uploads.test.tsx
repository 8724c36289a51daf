import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { Uploads } from '#features/signup/fields/uploads/Uploads.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { png } from '#tests/lib/imageFiles.ts'
import { renderInSite } from '#tests/support/renderInSite.tsx'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

freshSiteEachTest()
beforeEach(() => addTexts({ zh, en }))

const LIMITS = {
  types: [],
  maxSizeUnit: 'MB' as const,
  maxCount: 3,
  confirmGenuine: false,
  confirmDelete: false,
}

test('files that arrive while the form still shows the values before are all kept', async () => {
  let count = 0
  server.use(
    http.post(`*${userPaths.uploadImage}`, () =>
      HttpResponse.json({ code: 0, msg: '', data: { url: `/uploads/${(count += 1)}.png` } }),
    ),
  )
  let urls: string[] = []
  // A deferred rendering: it has the value of a moment ago, here the first one.
  const form = () => (
    <Uploads
      limits={LIMITS}
      value={[]}
      disabled={false}
      onChange={(change) => {
        urls = change(urls)
      }}
    />
  )
  const { rerender } = renderInSite(form())
  const picture = (name: string) => new File([png([295, 413])], name, { type: 'image/png' })
  for (const [index, name] of ['1.png', '2.png'].entries()) {
    await userEvent.upload(screen.getByLabelText(/选择文件/), picture(name))
    await waitFor(() => expect(urls).toHaveLength(index + 1))
    act(() => rerender(form()))
  }
  expect(urls).toEqual(['/uploads/1.png', '/uploads/2.png'])
})
