import { useCallback, useRef, useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import { type Paper, sendPaper } from '../../api/papers.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { fieldFault } from './fieldFault.ts'
import { type FieldChange, type FieldValue, readValue } from './fieldValue.ts'
import { faultsIn } from './refusal.ts'
import { wireValueOf } from './wireValue.ts'

const filesOf = (files: string) => files.split(',').filter(Boolean)

/** What a paper holds at first: what was handed in before. */
function held({ field, files }: Paper): FieldValue {
  if (field.type === 'image-upload') return filesOf(files)[0] ?? ''
  return readValue(field.type, filesOf(files))
}

/** The files of a paper, and handing them in. */
export function usePaper(paper: Paper, raceId: string) {
  const { language } = useText()
  const { field, signupId, paperId } = paper
  const [value, setValue] = useState(() => held(paper))
  const [sent, setSent] = useState({ files: paper.files, at: paper.sentAt })
  const [step, setStep] = useState<'idle' | 'sending' | 'failed' | 'sent'>('idle')
  const [refusal, setRefusal] = useState('')
  const isSending = useRef(false)
  const change = useCallback((_key: string, changed: FieldChange) => {
    setValue(changed)
    setRefusal('')
    setStep('idle')
  }, [])
  const wire = wireValueOf(field, value)
  const files = typeof wire === 'string' ? wire : ''

  async function send() {
    if (isSending.current) return
    isSending.current = true
    setStep('sending')
    setRefusal('')
    try {
      setSent({ files, at: await sendPaper({ raceId, signupId, paperId, files }) })
      setStep('sent')
    } catch (error) {
      const [fault] = error instanceof RefusedError ? faultsIn(error) : []
      setRefusal(fault ? localized(fault, 'message', language) : '')
      setStep('failed')
    }
    isSending.current = false
  }

  return {
    value,
    change,
    step,
    sentAt: sent.at,
    isUnsent: files !== sent.files,
    refusal,
    isWhole: files !== '' && !fieldFault(field, value, ''),
    send,
  }
}
