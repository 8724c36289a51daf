import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '#lib/isRecord.ts'
import type { FormSection } from '../model/draftSections.ts'
import { focusField } from './focusField.ts'
import { useHasOneColumn } from './useHasOneColumn.ts'

/** State of a history entry of the form. */
interface HistoryStep {
  /** Id of the section shown. */
  section?: unknown
  /** Key of the field to focus. */
  field?: unknown
}

const stepIn = (state: unknown): HistoryStep => (isRecord(state) ? state : {})

const panelOf = (id: string) => document.getElementById(`entry-${id}`)

export interface OpenSection {
  /** Position of the section shown alone; -1 while the form shows all of them. */
  index: number
  /** Shows a section alone; the step before stays in the browser's history. */
  open: (id: string) => void
  /** Focuses the control of a field, in whichever section it is. */
  goToField: (key: string) => void
}

/**
 * A form with one column shows one section at a time. It begins with the section of the field that
 * a link asks for, else with `first`.
 */
export function useOpenSection(
  form: RefObject<HTMLElement | null>,
  sections: FormSection[],
  first: string,
): OpenSection {
  const { search, state, key: entry } = useLocation()
  const navigate = useNavigate()
  const hasOneColumn = useHasOneColumn(form)
  const { section, field } = stepIn(state)
  const [start] = useState(first)
  const holder = sections.find(({ keys }) => keys.some((key) => key === field))
  const wanted = section ?? holder?.id ?? start
  const index = Math.max(
    0,
    sections.findIndex(({ id }) => id === wanted),
  )
  const id = sections[index]?.id ?? ''

  const show = (step: HistoryStep) => void navigate({ search }, { state: step })

  const shown = useRef({ id, hasOneColumn })
  /**
   * The element that had the focus when its section was hidden, because hiding removes the focus.
   */
  const focused = useRef<HTMLElement>(null)
  // Without dependencies, as it compares each render with the one before.
  useLayoutEffect(() => {
    const { current: before } = shown
    shown.current = { id, hasOneColumn }
    const panel = panelOf(id)
    if (before.hasOneColumn !== hasOneColumn) {
      // The window was turned or resized: the visitor stays in the same section.
      const { activeElement } = document
      const focusedSection = sections.find((one) => panelOf(one.id)?.contains(activeElement))
      if (!hasOneColumn) panel?.scrollIntoView()
      else if (focusedSection && focusedSection.id !== id) {
        focused.current = activeElement instanceof HTMLElement ? activeElement : null
        void navigate({ search }, { state: { section: focusedSection.id }, replace: true })
      }
    } else if (hasOneColumn && before.id !== id) {
      if (focused.current) focused.current.focus()
      else {
        document.getElementById(`entry-${id}-title`)?.focus({ preventScroll: true })
        panel?.scrollIntoView()
      }
      focused.current = null
    }
  })
  useEffect(() => {
    if (typeof field === 'string') focusField(field)
  }, [entry, field])

  return {
    index: hasOneColumn ? index : -1,
    open: (chosen) => show({ section: chosen }),
    goToField: (key) => {
      const fieldSection = sections.find(({ keys }) => keys.includes(key))
      if (hasOneColumn && fieldSection && fieldSection.id !== id)
        show({ section: fieldSection.id, field: key })
      else focusField(key)
    },
  }
}
