import { useRequest } from '#lib/hooks/useRequest.ts'
import { type RequestOptions, prepareSearch } from '#stores/withCaptcha.ts'

/** A search from a form, with its state; the query is kept beside its answer. */
export function useSearch<Asked, Answer>(
  fetchAnswer: (requested: Asked, options: RequestOptions) => Promise<Answer>,
) {
  const { run, ...request } = useRequest<{ requested: Asked; answer: Answer }>()
  const search = (requested: Asked) =>
    run(async (retries) => ({
      requested,
      answer: await fetchAnswer(requested, await prepareSearch(retries)),
    }))
  return { ...request, search }
}
