import { useState } from 'react'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { type RequestOptions, prepareSearch } from '#stores/withCaptcha.ts'

/**
 * A search from a form, with its state; the query is kept beside its answer. `retry` repeats the last
 * search.
 */
export function useSearch<Query, Answer>(
  fetchAnswer: (requested: Query, options: RequestOptions) => Promise<Answer>,
) {
  const [last, setLast] = useState<Query>()
  const { state, run, reset } = useRequest<{ requested: Query; answer: Answer }>()
  const search = (requested: Query) =>
    run(async (retries) => {
      setLast(() => requested)
      return { requested, answer: await fetchAnswer(requested, await prepareSearch(retries)) }
    })
  return { state, search, retry: () => last !== undefined && search(last), reset }
}
