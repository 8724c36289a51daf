import { controlId } from './fieldControl.ts'

const CONTROLS = 'input, select, textarea, button'

/** Leads to a field: its control, or the first of them. */
export function goToField(key: string) {
  const element = document.getElementById(controlId(key))
  const control = element?.matches(CONTROLS) ? element : element?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
