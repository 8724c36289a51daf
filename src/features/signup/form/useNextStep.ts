import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { readAccountId } from '#stores/session.ts'
import { waitForSignatures } from '../fields/consent/signatureUploads.ts'
import { ensureLoggedIn } from '../model/ensureLoggedIn.ts'
import { listSections, type FormSection } from '../model/listSections.ts'
import { isChangedElsewhere, type OpenForm, useOpenForm } from '../model/openForm.ts'
import { viewOf } from '../model/signupView.ts'
import { formErrors } from './formErrors.ts'
import { focusOtherTab } from './OtherTab.tsx'
import type { CheckedSections } from './useCheckedSections.ts'

interface Options {
  openForm: OpenForm
  /** The section shown alone; undefined while all are shown. */
  section: FormSection | undefined
  checked: CheckedSections
  /** Shows a section alone. */
  openSection: (id: string) => void
}

/**
 * Goes on from the section shown alone to the next one, and from the last one, or from the whole form,
 * to the review. Errors on the way are shown instead.
 */
export function useNextStep({ openForm, section, checked, openSection }: Options) {
  const texts = useText()
  const { zone } = useRace()
  const navigate = useNavigate()
  const [isHeldByUpload, setHeldByUpload] = useState(false)

  async function openReview() {
    const isSameAccount = (await ensureLoggedIn()) && readAccountId() === openForm.accountId
    if (isSameAccount)
      void navigate(openForm.kind === 'direct' ? '/confirm?kind=direct' : '/confirm')
  }

  async function goOn() {
    await waitForSignatures()
    // The form renders deferred: what was typed last is in the store.
    const { openForm: latest } = useOpenForm.getState()
    if (!latest) return
    if (isChangedElsewhere(latest)) {
      focusOtherTab()
      return
    }
    const view = viewOf(latest, zone)
    const errors = formErrors(latest, view, texts)
    const sections = listSections(latest, view, texts)
    const next = sections[sections.findIndex(({ id }) => id === section?.id) + 1]
    if (section && next) {
      if (errors.some(({ key }) => section.keys.includes(key))) checked.checkSection(section.id)
      else openSection(next.id)
    } else if (errors.length > 0) {
      checked.checkAll()
    } else {
      await openReview()
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Leaving would abort an upload in progress.
    const isBusy = useOpenForm.getState().uploading > 0
    setHeldByUpload(isBusy)
    if (!isBusy) void goOn()
  }
  return { submit, isHeldByUpload }
}
