import { expect, test } from 'vitest'
import { useBanner } from '#components/usePicture.ts'
import { setSite } from '#stores/site.ts'
import { edition } from '../editions/yanling-2024/documents.ts'
import { renderInSite } from '../support/renderInSite.tsx'

function Banner({ path }: { path: string }) {
  return <img src={useBanner(path)} alt={path} />
}

test.each([
  ['/news-notice/race-news', 'news'],
  ['/newsNotice/raceNews', 'news'],
  ['/race-information/x', 'race'],
  ['/constructor/x', 'race'],
  ['', 'race'],
])('the banner of %j is that of its group, in either spelling: %s', (path, name) => {
  setSite({ kind: 'open', raceId: 'race-2024', config: edition, source: 'published' })
  const { container } = renderInSite(<Banner path={path} />)
  expect(container.querySelector('img')?.src).toContain(`banner-${name}`)
})
