import type { RaceItem } from '../../api/siteConfig.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { figure } from './raceWords.ts'

const ITEMS = 2

/** The events side by side: fee, places, minimum age, cut-off. A fact nobody has is left out. */
export function SignUpFacts({ items }: { items: RaceItem[] }) {
  const { t, language } = useText()
  const shown = items.slice(0, ITEMS)
  if (shown.length === 0) return null

  const count = (value: number | undefined) => value !== undefined && figure(value, language)
  const facts = [
    { name: 'fee', of: ({ fee }: RaceItem) => count(fee) },
    { name: 'places', of: ({ capacity }: RaceItem) => count(capacity) },
    { name: 'age', of: ({ minimumAge }: RaceItem) => count(minimumAge) },
  ] as const
  const rows = [
    ...facts.map(({ name, of }) => ({
      name,
      cells: shown.map((item) => {
        const value = of(item)
        return value === false ? '' : t(`home.signUp.${name}.value`, { value })
      }),
    })),
    { name: 'cutOff' as const, cells: shown.map(({ cutOff }) => cutOff) },
  ].filter(({ cells }) => cells.some(Boolean))

  return (
    <table className="facts">
      <caption className="visually-hidden">{t('home.signUp.facts')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('home.signUp.fact')}</span>
          </th>
          {shown.map((item, index) => (
            <th key={index} scope="col">
              {localized(item, 'name', language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{t(`home.signUp.${name}`)}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
