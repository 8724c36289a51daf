// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { en } from '#i18n/locales/en/index.ts'
import { zh } from '#i18n/locales/zh/index.ts'
import { forms } from '#sandbox/editions/yanling-2024/signup/forms.ts'
import { contentGroups, faqRoute } from '#site-config/routes/builtInRoutes.ts'
import { agreements } from './agreements.ts'
import { documents, edition, readable } from './documents.ts'

const HAN = /\p{Script=Han}/u

/** Every text within a value, in the order of its fields. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []
}
const texts = textsOf([edition, agreements, forms.post.policies, forms.post.statement]).map(
  readable,
)
const chinese = texts.filter((text) => HAN.test(text))
/** Sentences only, without URLs, numbers and ids. */
const english = texts.filter((text) => !HAN.test(text) && / [a-z]/.test(text))

describe('one word per concept', () => {
  test.each([
    ['接驳车', '摆渡车'],
    ['参赛包', '参赛物品'],
    ['领物包', '参赛物品'],
    ['报名号', '报名编号'],
    ['成绩证明', '完赛证明'],
    ['代跑', '替跑'],
    ['退费', '退款'],
    ['退回', '退还'],
    ['出发区', '起跑区'],
    ['近万', '九千'],
    ['途中设关门', '关门'],
    ['灯影', '灯火'],
    ['+86', '010-0000 0922'],
    ['人像', '人脸信息'],
    ['鸣枪', '起跑'],
    ['存衣', '存包'],
    ['同一证件', '每人限报一个项目'],
    ['未递补', '未获递补'],
    ['下架', '撤下'],
  ])('in Chinese not %s but %s', (other) => {
    expect(chinese.filter((text) => text.includes(other) && !text.startsWith('夜色'))).toEqual([])
  })

  test('全程 is not used for the marathon', () => {
    expect(chinese.filter((text) => /全程(?!有灯|参加)/.test(text))).toEqual([])
  })

  test.each([
    ['¥', 'CNY'],
    [' yuan', 'CNY'],
    ['pack at the venue', 'kit'],
    ['document number', 'ID number'],
    ['human check', 'security check'],
    ['SMS', 'text message'],
    ['Hot line', 'hotline'],
    ['sign-up', 'entry'],
    ['is captured', 'we take a photo'],
    ['goes back the way', 'is refunded'],
    ['the organisers', 'we'],
    ['010-', '+86 10 0000 0922'],
    ['midnight', '24:00'],
    [' full and', 'marathon'],
    ['please', 'the verb alone'],
    ['the gun', 'the start'],
    ['registration search', 'Find your entry'],
    ['score search', 'Results'],
    ['moves up', 'goes to the next runner on the list'],
    ['yanling marathon', 'Yanling Mountain Marathon'],
  ])('in English not %s but %s', (other) => {
    expect(english.filter((text) => text.toLowerCase().includes(other.toLowerCase()))).toEqual([])
  })

  test('times of day have no leading zero', () => {
    expect(
      documents
        .map(({ content }) => readable(content))
        .join()
        .match(/\b0\d:\d\d/g),
    ).toBeNull()
  })
})

describe('pages', () => {
  const published = edition.remoteAsyncRoutes.flatMap((group) => [
    { path: group.path, meta: group.meta },
    ...group.children.map(({ path, meta }) => ({ path: `${group.path}/${path}`, meta })),
  ])

  test('have the same name, published or built in', () => {
    // The pages about the region have names of their own.
    const builtIn = [...contentGroups, faqRoute('/race-information')]
    const byPath = ([a = '']: string[], [b = '']: string[]) => (a < b ? -1 : 1)
    const isGeneral = ({ path }: { path: string }) =>
      !/^\/(?:introduction|licensed-goods|partners)/.test(path)
    expect(
      published
        .filter(isGeneral)
        .map(({ path, meta: { title, titleEn } }) => [path, title, titleEn])
        .toSorted(byPath),
    ).toEqual(
      builtIn
        .filter(isGeneral)
        .map(({ path, titleKey = 'site.home' }) => [path, zh[titleKey], en[titleKey]])
        .toSorted(byPath),
    )
  })

  test('about the valley and the race have their names as headings', () => {
    const headed = ['about-index', 'cuisine', 'light-of-canal', 'race-introduction', 'contact-us']
    for (const id of headed) {
      const found = documents.find((document) => document.id === id)
      const route = published.find(({ path }) => path.toLowerCase().endsWith(id))
      expect([found?.title, found?.titleEn]).toEqual([route?.meta.title, route?.meta.titleEn])
    }
  })
})

describe('accessibility', () => {
  test('is on the contact page, and no other page mentions wheelchairs', () => {
    const contact = documents.find(({ id }) => id === 'contact-us')
    expect(readable(contact?.content ?? '')).toMatch(/轮椅.*陪跑员.*无障碍卫生间.*在报名前拨打热线/)
    expect(readable(contact?.contentEn ?? '')).toMatch(
      /wheelchairs, guide runners.*accessible toilets or buses, call us/,
    )
    const others = textsOf({ ...edition, aboutUs: undefined }).join()
    expect(others).not.toMatch(/轮椅|wheelchair/i)
  })
})

test('kit is handed out at counters by the first letter of the bib', () => {
  const notice = documents.find(({ id }) => id === 'kit-pick-up')
  expect(notice?.content).toContain('按参赛号首字母到 A 至 G 柜台')
  expect(notice?.contentEn).toContain('the first letter of your bib number, A to G')
})
