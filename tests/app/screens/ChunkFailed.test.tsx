import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { ChunkFailed } from '../../../src/app/screens/ChunkFailed.tsx'
import { ChunkError, type ChunkFailure } from '../../../src/lib/chunks/chunkError.ts'

afterEach(cleanup)

test.each<[ChunkFailure, string]>([
  ['missing', '网站可能刚刚更新过，刷新后就能看到新的页面。'],
  ['timeout', '等了两分钟还没有加载完，请检查网络后重试。'],
  ['CSS_CHUNK_LOAD_FAILED', '错误代码 CSS_CHUNK_LOAD_FAILED'],
])('a page that failed to load (%s) shows the reason', (code, texts) => {
  render(
    <MemoryRouter>
      <ChunkFailed error={new ChunkError(code)} onRetry={() => undefined} />
    </MemoryRouter>,
  )
  expect(screen.getByText(texts)).toBeVisible()
  expect(screen.queryByText(code)).not.toBeInTheDocument()
})
