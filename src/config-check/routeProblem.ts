import { decodeUri } from '#lib/decodeUri.ts'
import { normalPath } from '#lib/normalPath.ts'
import { pages } from '#site-config/pages.ts'
import { isOutsideLink } from '#site-config/routes/siteRoute.ts'
import { findDocument } from '#site-config/siteContent.ts'
import type { CheckContext } from './context.ts'
import type { ValueProblem } from './finding.ts'
import { nearestWord } from './nearestWord.ts'

/** Paths that the site shows something at, as `normalPath` writes them. */
function isRoute(path: string, { routes, config }: CheckContext): boolean {
  const [plain = ''] = path.split(/[?#]/)
  const wanted = normalPath(plain)
  const article = /^\/article\/(.+)$/.exec(plain)
  if (article) return findDocument(config, decodeUri(article[1] ?? '') ?? '') !== undefined
  return (
    wanted === '/' ||
    [...pages, ...routes.filter((route) => !isOutsideLink(route))].some(
      (page) => normalPath(page.path) === wanted,
    )
  )
}

const knownRoutes = ({ routes }: CheckContext) =>
  [...pages, ...routes.filter((route) => !isOutsideLink(route))].map(({ path }) => path)

/** What is wrong with a route that something in the file leads to; `value` is how the file writes it. */
export function routeProblem(
  value: string,
  path: string,
  context: CheckContext,
): ValueProblem | undefined {
  if (isRoute(path, context)) return undefined
  const likely = nearestWord(path, knownRoutes(context))
  return likely
    ? { problem: 'deadRouteLike', values: { value, likely } }
    : { problem: 'deadRoute', values: { value } }
}
