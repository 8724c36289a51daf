import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { DocumentHead } from '#features/content/document/DocumentHead.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { documents as en } from '#i18n/locales/en/documents.ts'
import { documents as zh } from '#i18n/locales/zh/documents.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { documentsAt } from '#site-config/siteContent.ts'

beforeEach(() => addTexts({ zh, en }))
afterEach(cleanup)

const rules = { title: '竞赛规程', titleEn: 'Race rules' }

test.each([
  ['', '竞赛规程', rules],
  ['2024 竞赛规程', '2024 竞赛规程', rules],
  ['', '无标题', undefined],
])('a document titled “%s” has the heading %s', (title, heading, page) => {
  const source = { raceInformation: { raceRules: { id: 'rules', title, content: '<p>x</p>' } } }
  const [document] = documentsAt(parse(siteConfigSchema, source), 'raceInformation.raceRules')
  if (!document) throw new Error('no document')
  render(
    <SiteProvider>
      <DocumentHead document={document} page={page} minutes={undefined} isFallback={false} />
    </SiteProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})
