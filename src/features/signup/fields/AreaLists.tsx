import { useText } from '../../../i18n/useText.ts'
import { type Area, areaPath } from '../areas.ts'
import { useControl } from '../fieldControl.ts'
import { useForm } from '../formContext.ts'
import { provinceName } from '../provinces.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { Part } from './Part.tsx'
import { type ListChoice, Select } from './Select.tsx'
import { useLoaded } from './useLoaded.ts'

interface Props {
  value: string[]
  onChange: (value: string[]) => void
  disabled: boolean
}

const LEVELS = [0, 1, 2] as const

/** The data knows Chinese names only; provinces have theirs here. */
function choiceOf({ code, name }: Area, isEnglish: boolean): ListChoice {
  const english = provinceName(code)
  return { value: code, label: isEnglish ? `${english} ${name}`.trim() : name, search: english }
}

/** Province, city and district, each in a list that follows the one before. */
export function AreaLists({ value, onChange, disabled }: Props) {
  const { t, language } = useText()
  const { id: _id, ...control } = useControl()
  const { loaded, retry } = useLoaded(useForm().loadAreas)
  if (loaded === 'failed') return <LoadFailed onRetry={retry} />
  const tree = loaded ?? []
  const path = areaPath(tree, value)
  return (
    <div className="signup-row" aria-busy={loaded === null}>
      {LEVELS.map((level) => {
        const offered = level === 0 ? tree : (path[level - 1]?.children ?? [])
        return (
          <Part key={level} label={t(`signup.area.${level}`)}>
            {(id) => (
              <Select
                {...control}
                id={id}
                choices={offered.map((area) => choiceOf(area, level === 0 && language === 'en'))}
                value={value[level] ?? ''}
                disabled={disabled || offered.length === 0}
                onChange={(code) => onChange([...value.slice(0, level), ...(code ? [code] : [])])}
              />
            )}
          </Part>
        )
      })}
    </div>
  )
}
