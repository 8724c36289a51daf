import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { DocumentView } from '#features/content/document/DocumentView.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { documents as en } from '#i18n/locales/en/documents.ts'
import { documents as zh } from '#i18n/locales/zh/documents.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { documentsAt } from '#site-config/siteContent.ts'
import { setSite } from '#stores/site.ts'
import { takeReports } from '#tests/support/setup.ts'

beforeEach(() => addTexts({ zh, en }))
afterEach(cleanup)

const THREE_MINUTES = '跑'.repeat(1050)

test.each([
  ['what an editor has hidden', `<p style="display:none">${THREE_MINUTES}</p>`],
  ['what is struck', `<p><s>${THREE_MINUTES}</s></p>`],
  ['comments', `<!-- ${THREE_MINUTES} -->`],
  ['attributes', `<p title="a > ${THREE_MINUTES}">检录</p>`],
  ['what the site does not show', `<select><option>${THREE_MINUTES}</select>`],
])('the reading time leaves out %s', async (_, content) => {
  const config = parse(siteConfigSchema, {
    raceInformation: { raceRules: { id: 'rules', content: `<p>${THREE_MINUTES}</p>${content}` } },
  })
  setSite({ kind: 'open', raceId: 'race-2024', config, source: 'published' })
  const [document] = documentsAt(config, 'raceInformation.raceRules')
  if (!document) throw new Error('no document')
  render(
    <MemoryRouter>
      <SiteProvider>
        <DocumentView document={document} />
      </SiteProvider>
    </MemoryRouter>,
  )
  expect(await screen.findByText('阅读约需 3 分钟')).toBeVisible()
  takeReports()
})
