import { expect, test } from 'vitest'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

const themeOf = (theme: unknown) => parse(siteConfigSchema, { theme }).theme

test('theme fields are parsed one by one; invalid colours, sizes and names are dropped', () => {
  const whole = {
    primary: '#33418f',
    accent: '#BE3C14',
    radius: 8,
    displayFont: 'Noto Serif JP',
    ridge: true,
  }
  expect(themeOf(whole)).toEqual(whole)
  expect(themeOf({ ...whole, primary: 'red;}', radius: -1 })).toEqual({
    ...whole,
    primary: undefined,
    radius: undefined,
  })
  expect(themeOf({ displayFont: "a'; } html { display: none" })?.displayFont).toBeUndefined()
  expect(themeOf('blue')).toBeUndefined()
  expect(themeOf(undefined)).toBeUndefined()
})
