import { clsx } from 'clsx'
import { Icon } from '../../../components/Icon.tsx'
import { localized } from '../../../i18n/localized.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupFields } from './groupFields.ts'
import { type SignupDraft, ITEM } from '../signupStore.ts'
import type { SignupView } from '../signupView.ts'
import type { ShownError } from '../validation/formErrors.ts'
import { isBlank } from '../../../domain/fields/fieldType.ts'
import { focusField } from './focusField.ts'
import styles from './SectionStatus.module.css'

interface Props {
  draft: SignupDraft
  view: SignupView
  errors: ShownError[]
}

/** The status of each section; each line links to the first field that needs attention. */
export function SectionStatus({ draft: { form }, view, errors }: Props) {
  const { t, language } = useText()
  const { item, shown, values } = view
  const shownErrors = new Set(errors.map(({ key }) => key))
  const sections = groupFields(form, shown).map(({ section, fields }) => {
    const wrong = fields.filter(({ key }) => shownErrors.has(key))
    const open = fields.filter(({ key }) => view.errors.has(key))
    const first = wrong[0] ?? open[0] ?? fields[0]
    return {
      name: localized(section, 'title', language) || t('signup.rest'),
      goTo: first?.key ?? '',
      wrong: wrong.length,
      open: open.length,
      isEmpty: fields.every(({ key }) => isBlank(values[key])),
    }
  })
  const choice = {
    name: t('signup.item'),
    goTo: ITEM,
    wrong: shownErrors.has(ITEM) ? 1 : 0,
    open: item ? 0 : 1,
    isEmpty: !item,
  }
  return (
    <nav className={styles.states} aria-label={t('signup.states')}>
      <h2 className={styles.statesTitle}>{t('signup.states')}</h2>
      <ul>
        {[...(form.items.length > 0 ? [choice] : []), ...sections].map(
          ({ name, goTo, wrong, open, isEmpty }) => {
            const state = wrong > 0 ? 'wrong' : open > 0 ? 'open' : isEmpty ? 'optional' : 'done'
            return (
              <li key={name} className={clsx(styles.state, styles[state])}>
                <Icon
                  name={state === 'wrong' ? 'info' : state === 'done' ? 'check' : 'ring'}
                  size={18}
                />
                <button type="button" className={styles.name} onClick={() => focusField(goTo)}>
                  {name}
                </button>
                <span>{t(`signup.state.${state}`, { count: wrong || open })}</span>
              </li>
            )
          },
        )}
      </ul>
    </nav>
  )
}
