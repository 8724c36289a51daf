import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { siteConfigSchema } from '../../../../src/api/website/siteConfig.ts'
import { documentsAt } from '../../../../src/api/website/siteContent.ts'
import { DocumentHead } from '../../../../src/features/content/document/DocumentHead.tsx'
import { TextProvider } from '../../../../src/app/TextProvider.tsx'
import { parse } from '../../../../src/lib/parse.ts'

afterEach(cleanup)

test.each([
  ['', '竞赛规程'],
  ['2024 竞赛规程', '2024 竞赛规程'],
])('a document titled “%s” has the heading %s', (title, heading) => {
  const source = { raceInformation: { raceRules: { id: 'rules', title, content: '<p>x</p>' } } }
  const [document] = documentsAt(parse(siteConfigSchema, source), 'raceInformation.raceRules')
  if (!document) throw new Error('no document')
  render(
    <TextProvider>
      <DocumentHead
        document={document}
        page={{ title: '竞赛规程', titleEn: 'Race rules' }}
        html="<p>x</p>"
        isFallback={false}
      />
    </TextProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})
