import type { Country } from '../../../api/country.ts'
import { useText } from '../../../i18n/useText.ts'
import { useSite } from '../../../stores/site.ts'
import type { ListChoice } from './Select.tsx'

const NO_CODES: string[] = []

/** Countries and regions of the server's list: those of `codes`, or all without any. */
export function useCountries(codes: string[] = NO_CODES): ListChoice[] {
  const { language } = useText()
  const countries = useSite((site) => site.countries)
  const nameOf = ({ cnName, enName, twoCode }: Country) =>
    (language === 'en' ? enName : cnName) || cnName || twoCode
  return countries
    .filter(({ twoCode }) => codes.length === 0 || codes.includes(twoCode))
    .toSorted((a, b) => (a.itemSort ?? 0) - (b.itemSort ?? 0))
    .map((country) => ({
      value: country.twoCode,
      label: nameOf(country),
      search: `${country.cnName} ${country.enName} ${country.threeCode}`,
    }))
}
