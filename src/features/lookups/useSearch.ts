import { useState } from 'react'
import { type Manner, mannerOfNew } from './askAsHuman.ts'
import { type LookupState, useLookup } from './useLookup.ts'

/** A question that is asked in a form, and what has come of it. */
export interface Search<Asked, Answer> {
  state: LookupState<{ asked: Asked; answer: Answer }>
  search: (asked: Asked) => void
  again: () => void
  reset: () => void
}

/** Keeps the last question beside its answer, so that it can be asked again. */
export function useSearch<Asked, Answer>(
  fetchAnswer: (asked: Asked, manner: Manner) => Promise<Answer>,
): Search<Asked, Answer> {
  const { state, ask, reset } = useLookup<{ asked: Asked; answer: Answer }>()
  const [last, setLast] = useState<Asked>()
  const search = (asked: Asked) => {
    setLast(asked)
    ask(async (patience) => ({
      asked,
      answer: await fetchAnswer(asked, await mannerOfNew(patience)),
    }))
  }
  return { state, search, again: () => last !== undefined && search(last), reset }
}
