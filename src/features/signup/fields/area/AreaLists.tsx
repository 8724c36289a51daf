import { isChinese } from '#i18n/languages.ts'
import { useText } from '#i18n/useText.ts'
import { type Area, areaPath } from './areas.ts'
import { useControl } from '../fieldControl.ts'
import { useForm } from '../../form/formContext.ts'
import { provinceName } from './provinces.ts'
import { LoadFailed } from '../inputs/LoadFailed.tsx'
import { Part } from '../inputs/Part.tsx'
import { type ListChoice, Select } from '../inputs/Select.tsx'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import styles from '../SignupField.module.css'

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
  const { state, last: tree = [], retry } = useLoaded(useForm().loadAreas)
  if (state.kind === 'error') return <LoadFailed onRetry={retry} />
  const path = areaPath(tree, value)
  return (
    <div className={styles.row} aria-busy={state.kind === 'pending'}>
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
    </div>
  )
}
