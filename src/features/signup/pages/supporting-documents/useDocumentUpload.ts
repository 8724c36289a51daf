import { useCallback, useState } from 'react'
import { ServiceError } from '#api/http/errors.ts'
import { type SupportingDocument, sendSupportingDocument } from '#api/race/supportingDocuments.ts'
import { type FieldValue, readValue, toApi } from '#domain/fields/fieldTypes.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { type RequestState, useRequest } from '#lib/hooks/useRequest.ts'
import { shorten } from '#lib/shorten.ts'
import type { FieldChange } from '../../model/openForm.ts'
import { errorsIn } from '../../model/serverErrors.ts'

const filesOf = (files: string) => files.split(',').filter(Boolean)

/** The initial value: the files submitted before. */
function initialValue({ field, files }: SupportingDocument): FieldValue {
  if (field.type === 'image-upload') return filesOf(files)[0] ?? ''
  return readValue(field.type, filesOf(files))
}

/** The files of a supporting document, and their submission. */
export function useDocumentUpload(supportingDocument: SupportingDocument, raceId: string) {
  const { languages } = useText()
  const { field, signupId, paperId } = supportingDocument
  const [value, setValue] = useState(() => initialValue(supportingDocument))
  const [sent, setSent] = useState({
    files: supportingDocument.files,
    at: supportingDocument.sentAt,
  })
  const { state, run } = useRequest<void>()
  const [attempted, setAttempted] = useState('')
  const change = useCallback((_key: string, changed: FieldChange) => setValue(changed), [])
  const sending = toApi(field, value)
  const files = typeof sending === 'string' ? sending : ''
  // Other files have not been sent, whatever became of these.
  const current: RequestState<void> = attempted === files ? state : { kind: 'idle' }
  const [first] =
    current.kind === 'error' && current.error instanceof ServiceError ? errorsIn(current.error) : []

  const send = () =>
    run(async () => {
      setAttempted(files)
      setSent({ files, at: await sendSupportingDocument({ raceId, signupId, paperId, files }) })
    })

  return {
    value,
    change,
    step: current.kind,
    sentAt: sent.at,
    isUnsent: files !== sent.files,
    isEmpty: files === '',
    serverError: first ? shorten(localized(first, 'message', languages)) : '',
    send,
  }
}
