import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { RaceTime } from '#components/RaceTime.tsx'
import { Untranslated } from '#components/Untranslated.tsx'
import { HomeCard } from '#features/home/cards/HomeCard.tsx'
import { addTexts, loadTexts } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { signup as en } from '#i18n/locales/en/signup.ts'
import { signup as zh } from '#i18n/locales/zh/signup.ts'
import { useText } from '#i18n/useText.ts'
import type { Race } from '#race/race.ts'
import { RaceProvider } from '#race/RaceProvider.tsx'
import { usePrices } from '#race/usePrices.ts'
import { useConfig } from '#race/useRace.ts'
import { raceOf } from '../support/textsIn.ts'

beforeAll(async () => {
  addTexts({ zh, en })
  await loadTexts('en')
})
afterEach(cleanup)

const yanling = raceOf({
  race: { timeZone: 'Asia/Shanghai', zoneName: '北京时间', currency: 'CNY' },
  raceItems: [{ itemId: 'full', entryMode: 'ballot' }],
  searchConfigList: [{ moduleType: 1, title: '立即报名' }],
  texts: { zh: { 'home.state.signingUp': '抽签登记中' } },
})
const pontarva = raceOf({
  race: {
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    languages: ['pt', 'en'],
    defaultLanguage: 'pt',
  },
  raceItems: [{ itemId: 'ten', entryMode: 'firstCome' }],
  searchConfigList: [{ moduleType: 1, titlePt: 'Inscrições' }],
  texts: { en: { 'home.state.signingUp': 'Filling up' } },
})

function Facts() {
  const { t } = useText()
  const { formatFee } = usePrices()
  const [entry] = useConfig().searchConfigList
  return (
    <>
      {entry && <HomeCard card={entry} action={{ kind: 'link', to: '/post' }} isNext={false} />}
      <p>{formatFee(150)}</p>
      <RaceTime time="2027-03-14 07:30:00" />
      <p>{t('signup.side.note.post')}</p>
      <Untranslated text="Correr" />
    </>
  )
}

const site = (name: string, race: Race, language: Language) => (
  <section aria-label={name}>
    <RaceProvider race={race} language={language}>
      <Facts />
    </RaceProvider>
  </section>
)

test('two races on one page have each its own zone, currency, words, entry mode and language', () => {
  render(
    <MemoryRouter>
      {site('Yanling', yanling, 'zh')}
      {site('Pontarva', pontarva, 'en')}
    </MemoryRouter>,
  )
  const one = within(screen.getByRole('region', { name: 'Yanling' }))
  const other = within(screen.getByRole('region', { name: 'Pontarva' }))

  expect(one.getByRole('link')).toHaveTextContent(/立即报名.*抽签登记中/)
  // Its only title is in the race's own language.
  expect(other.getByRole('link')).toHaveTextContent(/Inscrições.*Filling up/)
  expect(other.getByText('Inscrições')).toHaveAttribute('lang', 'pt')

  expect(one.getByText('150 元')).toBeVisible()
  expect(other.getByText('EUR 150')).toBeVisible()

  expect(one.getByText(/7:30/)).toHaveAttribute('datetime', '2027-03-13T23:30:00.000Z')
  expect(one.getByText(/7:30/)).toHaveTextContent('北京时间')
  expect(other.getByText(/7:30/)).toHaveAttribute('datetime', '2027-03-14T07:30:00.000Z')
  expect(other.getByText(/7:30/)).toHaveTextContent('Western European Time')

  expect(one.getByText(/抽签/, { selector: 'p' })).toBeVisible()
  expect(other.queryByText(/ballot/i)).not.toBeInTheDocument()

  expect(one.getByText('Correr')).not.toHaveAttribute('lang')
  expect(other.getByText('Correr')).not.toHaveAttribute('lang')
})
