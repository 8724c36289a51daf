import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { ChunkFailed } from '#app/screens/ChunkFailed.tsx'
import { ChunkError, type ChunkFailure } from '#lib/chunks/chunkError.ts'

afterEach(cleanup)

const renderFailure = (code: ChunkFailure) =>
  render(
    <MemoryRouter>
      <ChunkFailed error={new ChunkError(code)} onRetry={() => undefined} />
    </MemoryRouter>,
  )

test.each<[ChunkFailure, string]>([
  ['missing', '网站可能刚刚更新过，刷新后就能看到新的页面。'],
  ['timeout', '等了两分钟还没有加载完，请检查网络后重试。'],
])('a page that failed to load (%s) shows the reason without a code', (code, text) => {
  renderFailure(code)
  expect(screen.getByText(text)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/错误代码|missing|timeout/)
})

test('a page whose styles failed to load names the code', () => {
  renderFailure('CSS_CHUNK_LOAD_FAILED')
  expect(screen.getByText('错误代码 CSS_CHUNK_LOAD_FAILED')).toBeVisible()
  expect(screen.queryByText('CSS_CHUNK_LOAD_FAILED')).not.toBeInTheDocument()
})
