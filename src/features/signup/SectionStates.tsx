import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { entrySections } from './entrySections.ts'
import { type Entry, ITEM } from './entryStore.ts'
import type { EntryView } from './entryView.ts'
import type { ToldFault } from './FaultSummary.tsx'
import { isBlank } from './fieldValue.ts'
import { goToField } from './goToField.ts'

interface Props {
  entry: Entry
  view: EntryView
  faults: ToldFault[]
}

/** How each section of the form stands; each line leads to what is first open there. */
export function SectionStates({ entry: { form }, view, faults }: Props) {
  const { t, language } = useText()
  const { item, shown, values } = view
  const told = new Set(faults.map(({ key }) => key))
  const sections = entrySections(form, shown).map(({ section, fields }) => {
    const wrong = fields.filter(({ key }) => told.has(key))
    const open = fields.filter(({ key }) => view.faults.has(key))
    const first = wrong[0] ?? open[0] ?? fields[0]
    return {
      name: localized(section, 'title', language) || t('entry.rest'),
      goTo: first?.key ?? '',
      wrong: wrong.length,
      open: open.length,
      isEmpty: fields.every(({ key }) => isBlank(values[key])),
    }
  })
  const choice = {
    name: t('entry.item'),
    goTo: ITEM,
    wrong: told.has(ITEM) ? 1 : 0,
    open: item ? 0 : 1,
    isEmpty: !item,
  }
  return (
    <nav className="entry-states" aria-label={t('entry.states')}>
      <h2 className="entry-states__title">{t('entry.states')}</h2>
      <ul>
        {[choice, ...sections].map(({ name, goTo, wrong, open, isEmpty }) => {
          const state = wrong > 0 ? 'wrong' : open > 0 ? 'open' : isEmpty ? 'optional' : 'done'
          return (
            <li key={name} className={`entry-state entry-state--${state}`}>
              <Icon
                name={state === 'wrong' ? 'info' : state === 'done' ? 'check' : 'ring'}
                size={18}
              />
              <button type="button" className="entry-state__name" onClick={() => goToField(goTo)}>
                {name}
              </button>
              <span>{t(`entry.state.${state}`, { count: wrong || open })}</span>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
