import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLanguage } from '#stores/language.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'

freshSiteEachTest()

test.each([
  ['zh', ['/edition-2024/goods-shoes.avif', '/edition-2024/goods-shoes-long.avif']],
  ['en', ['/edition-2024/goods-shoes-en.avif', '/edition-2024/goods-shoes-long-en.avif']],
] as const)(
  '%s: pictures of goods have text in the language of the page',
  async (language, files) => {
    await setLanguage(language)
    await renderSite('#/licensed-goods/running-shoes')
    const article = await screen.findByRole('article')
    const sources = [...article.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(sources).toEqual(files)
  },
)
