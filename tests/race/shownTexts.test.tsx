import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '#i18n/i18n.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { RaceProvider } from '#race/RaceProvider.tsx'
import { addRemoteTexts } from '#stores/remoteTexts.ts'
import { raceOf } from '../support/textsIn.ts'

afterEach(cleanup)

// Words of their own: the texts stay for the tests that share these modules.
const keys = { shown: 'test.shown', own: 'test.own' } as unknown as Record<string, TextKey>
const Shown = ({ name }: { name: keyof typeof keys }) => <p>{useText().t(keys[name]!)}</p>

const renderIn = (race: ReturnType<typeof raceOf>, element: ReactElement) =>
  render(
    <RaceProvider race={race} language="zh">
      {element}
    </RaceProvider>,
  )

test("a remote text that arrives is shown at once, but not in place of the race's own word", () => {
  addTexts({ zh: { 'test.shown': '首页', 'test.own': '报名' } })
  renderIn(
    raceOf({ texts: { zh: { 'test.own': '参赛' } } }),
    <>
      <Shown name="shown" />
      <Shown name="own" />
    </>,
  )
  expect(screen.getByText('首页')).toBeVisible()
  act(() =>
    addRemoteTexts({
      'test.shown': { zh: '封面', en: '' },
      'test.own': { zh: '登记', en: '' },
    }),
  )
  expect(screen.getByText('封面')).toBeVisible()
  expect(screen.getByText('参赛')).toBeVisible()
})

const elementsIn = (text: string, props: Omit<ComponentProps<typeof Trans>, 'i18nKey'>) =>
  renderIn(
    raceOf({ texts: { zh: { 'test.elements': text } } }),
    <Trans i18nKey={'test.elements' as TextKey} {...props} />,
  ).container

// `|` is the mark of older texts from outside.
test.each(['截至 {time}。', '截至 |。'])('an element stands in a text: %s', (text) => {
  const shown = elementsIn(text, { values: { time: <time>18:00</time> } })
  expect(shown).toHaveTextContent('截至 18:00。')
  expect(screen.getByText('18:00').tagName).toBe('TIME')
})

test.each(['见《<privacy>隐私政策</privacy>》。', '见《|隐私政策|》。'])(
  'an element stands around a part of a text: %s',
  (text) => {
    const shown = elementsIn(text, { components: { privacy: <em /> } })
    expect(shown).toHaveTextContent('见《隐私政策》。')
    expect(screen.getByRole('emphasis')).toHaveTextContent(/^隐私政策$/)
  },
)
