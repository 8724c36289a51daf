import type { Ref } from 'react'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { Choices } from './Choices.tsx'
import type { TextEntry } from './textEntries.ts'
import { byGroup, type Criteria, FILTER_NAMES, FILTERS, matchesCriteria } from './textFilters.ts'
import styles from './EditorTools.module.css'

interface Props {
  entries: TextEntry[]
  criteria: Criteria
  onChange: (criteria: Criteria) => void
  searchRef: Ref<HTMLInputElement>
}

/** Search, filter and group, each with the number of matches. */
export function EditorTools({ entries, criteria, onChange, searchRef }: Props) {
  const { t } = useText()
  const fitting = byGroup(entries.filter((entry) => matchesCriteria(entry, criteria)))
  const countOf = (group: string) => fitting.get(group)?.length ?? 0
  const groups = [...byGroup(entries).keys()]
  const filters = FILTER_NAMES.map((value) => ({
    value,
    label: t(`translations.filter.${value}`),
    count: entries.filter(FILTERS[value]).length,
  }))
  return (
    <search className={styles.tools}>
      <label className={styles.search}>
        <span className={styles.label}>{t('translations.search')}</span>
        <input
          ref={searchRef}
          type="search"
          value={criteria.search}
          onChange={(event) => onChange({ ...criteria, search: event.target.value })}
        />
        <Icon name="search" />
      </label>
      <Choices
        legend={t('translations.show')}
        choices={filters}
        chosen={criteria.filter}
        onSelect={(filter) => onChange({ ...criteria, filter })}
      />
      <Choices
        legend={t('translations.groups')}
        choices={[
          {
            value: '',
            label: t('translations.groups.all'),
            count: groups.reduce((sum, group) => sum + countOf(group), 0),
          },
          ...groups.map((group) => ({ value: group, label: group, count: countOf(group) })),
        ]}
        chosen={criteria.group}
        onSelect={(group) => onChange({ ...criteria, group })}
      />
    </search>
  )
}
