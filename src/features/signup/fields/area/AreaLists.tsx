import { isChinese } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { useControl } from '../FieldControlContext.ts'
import { LoadFailed } from '../inputs/LoadFailed.tsx'
import { Part } from '../inputs/Part.tsx'
import { PartRow } from '../inputs/PartRow.tsx'
import { type ListChoice, Select } from '../inputs/Select.tsx'
import { type Area, areaPath } from './areas.ts'
import { loadAreas } from './loadAreas.ts'

/** English province names by the first two digits of the code. */
const PROVINCES: Record<string, string> = {
  '11': 'Beijing',
  '12': 'Tianjin',
  '13': 'Hebei',
  '14': 'Shanxi',
  '15': 'Inner Mongolia',
  '21': 'Liaoning',
  '22': 'Jilin',
  '23': 'Heilongjiang',
  '31': 'Shanghai',
  '32': 'Jiangsu',
  '33': 'Zhejiang',
  '34': 'Anhui',
  '35': 'Fujian',
  '36': 'Jiangxi',
  '37': 'Shandong',
  '41': 'Henan',
  '42': 'Hubei',
  '43': 'Hunan',
  '44': 'Guangdong',
  '45': 'Guangxi',
  '46': 'Hainan',
  '50': 'Chongqing',
  '51': 'Sichuan',
  '52': 'Guizhou',
  '53': 'Yunnan',
  '54': 'Tibet',
  '61': 'Shaanxi',
  '62': 'Gansu',
  '63': 'Qinghai',
  '64': 'Ningxia',
  '65': 'Xinjiang',
  '71': 'Taiwan',
  '81': 'Hong Kong',
  '82': 'Macao',
}

/** The English name of a province; '' for any other area. */
const provinceName = (code: string): string =>
  code.endsWith('0000') ? (PROVINCES[code.slice(0, 2)] ?? '') : ''

interface Props {
  value: string[]
  onChange: (value: string[]) => void
  disabled: boolean
}

const LEVELS = [0, 1, 2] as const

/** The area data has Chinese names only; provinces also get an English name here. */
function choiceOf({ code, name }: Area, isEnglish: boolean): ListChoice {
  const english = provinceName(code)
  return { value: code, label: isEnglish ? `${english} ${name}`.trim() : name, search: english }
}

/** Selects for province, city and district; each depends on the one before. */
export function AreaLists({ value, onChange, disabled }: Props) {
  const { t, language } = useText()
  const { id: _id, ...control } = useControl()
  const { state, last: tree = [], retry } = useLoaded(loadAreas)
  if (state.kind === 'error') return <LoadFailed onRetry={retry} />
  const path = areaPath(tree, value)
  return (
    <PartRow aria-busy={state.kind === 'pending'}>
      {LEVELS.map((level) => {
        const offered = level === 0 ? tree : (path[level - 1]?.children ?? [])
        return (
          <Part key={level} label={t(`fields.area.${level}`)}>
            {(id) => (
              <Select
                {...control}
                id={id}
                choices={offered.map((area) => choiceOf(area, level === 0 && !isChinese(language)))}
                value={value[level] ?? ''}
                disabled={disabled || offered.length === 0}
                onChange={(code) => onChange([...value.slice(0, level), ...(code ? [code] : [])])}
              />
            )}
          </Part>
        )
      })}
    </PartRow>
  )
}
