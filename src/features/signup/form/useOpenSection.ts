import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '#lib/isRecord.ts'
import type { FormSection } from '../model/listSections.ts'
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

  /** The window was turned or resized: the visitor stays in the same section. */
  function followResize(): void {
    if (!hasOneColumn) {
      panelOf(id)?.scrollIntoView()
      return
    }
    const { activeElement } = document
    const focusedSection = sections.find((one) => panelOf(one.id)?.contains(activeElement))
    if (!focusedSection || focusedSection.id === id) return
    focused.current = activeElement instanceof HTMLElement ? activeElement : null
    void navigate({ search }, { state: { section: focusedSection.id }, replace: true })
  }

  /** Another section is shown: its title has the focus, or the element that had it before a resize. */
  function focusSection(): void {
    if (focused.current) focused.current.focus()
    else {
      document.getElementById(`entry-${id}-title`)?.focus({ preventScroll: true })
      panelOf(id)?.scrollIntoView()
    }
    focused.current = null
  }

  // Without dependencies, as it compares each render with the one before.
  useLayoutEffect(() => {
    const { current: before } = shown
    shown.current = { id, hasOneColumn }
    if (before.hasOneColumn !== hasOneColumn) followResize()
    else if (hasOneColumn && before.id !== id) focusSection()
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
