import { clsx } from 'clsx'
import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { isBlank } from '#domain/fields/fieldType.ts'
import { useText } from '#i18n/useText.ts'
import type { FormSection } from '../model/listSections.ts'
import { CHANNEL, ITEM, type OpenForm } from '../model/openForm.ts'
import type { SignupView } from '../model/signupView.ts'
import type { ShownError } from './formErrors.ts'
import { Panel } from './frame/Panel.tsx'
import styles from './SectionStatus.module.css'

/** A window with room for the whole list below a section, in px. */
const ROOMY_PX = 560

const ICONS = { wrong: 'info', open: 'ring', optional: 'ring', done: 'check' } as const

function stateOf({ wrong, open, isEmpty }: { wrong: number; open: number; isEmpty: boolean }) {
  if (wrong > 0) return 'wrong'
  if (open > 0) return 'open'
  return isEmpty ? 'optional' : 'done'
}

interface Props {
  openForm: OpenForm
  view: SignupView
  sections: FormSection[]
  errors: ShownError[]
  /** Can be folded, where the form shows one section at a time; on a phone it is, at first. */
  isFolded: boolean
  /** Focuses a field. */
  goToField: (key: string) => void
}

/** The status of each section; each line links to the first field that needs attention. */
export function SectionStatus(props: Props) {
  const { openForm, view, sections, errors, isFolded, goToField } = props
  const { t } = useText()
  const [isRoomy] = useState(() => innerWidth >= ROOMY_PX)
  const { item, values } = view
  const shownErrors = new Set(errors.map(({ key }) => key))
  const isMissing = (key: string) => {
    if (key === ITEM) return !item
    return key === CHANNEL ? !openForm.channel : view.errors.has(key)
  }
  const isUnanswered = (key: string) =>
    key === ITEM || key === CHANNEL ? isMissing(key) : isBlank(values[key])
  const states = sections.map(({ title, lang, keys }) => {
    const wrong = keys.filter((key) => shownErrors.has(key))
    const open = keys.filter(isMissing)
    return {
      name: title,
      lang,
      goTo: wrong[0] ?? open[0] ?? keys[0] ?? '',
      wrong: wrong.length,
      open: open.length,
      isEmpty: keys.every(isUnanswered),
    }
  })
  const list = (
    <ul>
      {states.map(({ name, lang, goTo, wrong, open, isEmpty }) => {
        const state = stateOf({ wrong, open, isEmpty })
        return (
          <li key={name} className={clsx(styles.state, styles[state])}>
            <Icon name={ICONS[state]} size={18} />
            <button
              type="button"
              className={styles.name}
              lang={lang}
              onClick={() => goToField(goTo)}
            >
              {name}
            </button>
            <span>{t(`signup.state.${state}`, { count: wrong || open })}</span>
          </li>
        )
      })}
    </ul>
  )
  return (
    <Panel as="nav" className={styles.states} aria-label={t('signup.states')}>
      {isFolded ? (
        <details open={isRoomy}>
          <summary className={styles.summary}>{t('signup.states')}</summary>
          {list}
        </details>
      ) : (
        <>
          <h2 className={styles.title}>{t('signup.states')}</h2>
          {list}
        </>
      )}
    </Panel>
  )
}
