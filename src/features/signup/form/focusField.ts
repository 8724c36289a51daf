import { controlId } from '../fields/fieldControl.ts'

const CONTROLS = 'input, select, textarea, button'

/** Scrolls to a field and focuses its control, or the first of several. */
export function focusField(key: string): void {
  const element = document.getElementById(controlId(key))
  const control = element?.matches(CONTROLS) ? element : element?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) {
    // A field of an unknown type has only a label.
    document.getElementById(`${controlId(key)}-label`)?.scrollIntoView({ block: 'center' })
    return
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
