import { safeLink } from '#lib/html/safeLink.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { normalPath } from '#lib/normalPath.ts'
import { pages } from '#site-config/pages.ts'
import { FAQ_PATH } from '#site-config/questions.ts'
import { ownGroups } from '#site-config/routes/builtInRoutes.ts'
import { isRoutePath } from '#site-config/routes/siteRoute.ts'
import { CONTENT_SECTIONS } from '#site-config/siteContent.ts'
import { type CheckContext, documentsIn, entriesAt, objectAt, textAt } from './context.ts'
import type { UnplacedFinding, Problem } from './finding.ts'
import { nearestWord } from './nearestWord.ts'
import { quote } from './quote.ts'

const COMPONENTS = ['layout', 'document view', 'document list view']

/** Entries that are to differ in a field, and do not. The first of them is the one that counts. */
function doubled(
  entries: { id: string; path: JsonPath }[],
  problem: Problem,
  grade: UnplacedFinding['grade'],
): UnplacedFinding[] {
  const seen = new Set<string>()
  return entries.flatMap(({ id, path }): UnplacedFinding[] => {
    if (!id) return []
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew ? [] : [{ grade, problem, values: { value: id }, path, effect: null }]
  })
}

const idsIn = (raw: Record<string, unknown>, list: string, field: string) =>
  entriesAt(raw, list).map(([entry, path]) => ({
    id: textAt(entry, field),
    path: [...path, field],
  }))

/** Whether the site has a page of its own at a path that the configuration may place. */
const isOwnPage = (route: string) =>
  [FAQ_PATH, ...ownGroups.map(({ path }) => path)].some(
    (path) => normalPath(path) === normalPath(route),
  )

interface RouteEntry {
  entry: Record<string, unknown>
  path: JsonPath
  /** As the router has it; '' for an outside address. */
  route: string
}

/** The entries of the menu with those below them, each with its whole path. */
function routeEntries(
  parent: Record<string, unknown>,
  list: string,
  base: string,
  at: JsonPath,
): RouteEntry[] {
  return entriesAt(parent, list, at).flatMap(([entry, path]) => {
    const own = textAt(entry, 'path')
    const isOutside = safeLink(own) !== null
    const route = own.startsWith('/') ? own : `${base}/${own}`.replace(/\/+/g, '/')
    return [
      { entry, path, route: isOutside ? '' : route },
      ...routeEntries(entry, 'children', route, path),
    ]
  })
}

function checkRoutes({ raw, config }: CheckContext): UnplacedFinding[] {
  const entries = routeEntries(raw, 'remoteAsyncRoutes', '', [])
  const taken = new Map(pages.map(({ path }) => [normalPath(path), 'site']))
  const dataPaths = CONTENT_SECTIONS.flatMap((section) =>
    Object.keys(config[section]).map((name) => `${section}.${name}`),
  )
  return entries.flatMap(({ entry, path, route }): UnplacedFinding[] => {
    const found: UnplacedFinding[] = []
    const component = textAt(entry, 'component')
    const meta = objectAt(entry, 'meta')
    const field = [...path, 'path']
    // An entry of one of the site's own pages only says where it stands in the menu.
    if (!route || isOwnPage(route)) return found
    if (!COMPONENTS.includes(component)) {
      const likely = nearestWord(component, COMPONENTS)
      found.push({
        grade: 'breaks',
        problem: component && likely ? 'noComponentLike' : 'noComponent',
        values: { value: quote(component), likely: likely ?? '', options: COMPONENTS.join(', ') },
        path: 'component' in entry ? [...path, 'component'] : path,
      })
    }
    if (!isRoutePath(route)) {
      found.push({
        grade: 'breaks',
        problem: 'notRoutePath',
        values: { value: quote(route) },
        path: field,
      })
    } else {
      const by = taken.get(normalPath(route))
      if (by) {
        found.push({
          grade: 'breaks',
          problem: by === 'site' ? 'takenPath' : 'doubledPath',
          values: { value: route },
          path: field,
        })
      } else taken.set(normalPath(route), 'file')
    }
    const dataPath = textAt(meta, 'dataPath')
    if (dataPath && !dataPaths.includes(dataPath)) {
      const likely = nearestWord(dataPath, dataPaths)
      found.push({
        grade: 'breaks',
        problem: likely ? 'deadDataPathLike' : 'deadDataPath',
        values: { value: dataPath, likely: likely ?? '' },
        path: [...path, 'meta', 'dataPath'],
      })
    }
    if (!dataPath && component.startsWith('document')) {
      found.push({ grade: 'breaks', problem: 'noDataPath', path, effect: 'noDocument' })
    }
    for (const [name, parent, at] of [
      ['redirect', entry, path],
      ['activeMenu', meta, [...path, 'meta']],
    ] as const) {
      const target = textAt(parent, name)
      const whole = target.startsWith('/') ? target : `${route}/${target}`
      const isKnown = [...entries.map((one) => one.route), ...pages.map((page) => page.path)].some(
        (one) => normalPath(one) === normalPath(whole),
      )
      if (target && !isKnown)
        found.push({
          grade: 'misleads',
          problem: 'deadRoute',
          values: { value: target },
          path: [...at, name],
        })
    }
    return found
  })
}

/** Whether what refers to something finds it, and whether what names something names one thing. */
export function checkReferences(context: CheckContext): UnplacedFinding[] {
  const { raw } = context
  return [
    ...checkRoutes(context),
    ...doubled(idsIn(raw, 'raceItems', 'itemId'), 'doubledEvent', 'breaks'),
    ...doubled(idsIn(raw, 'faq', 'id'), 'doubledId', 'misleads'),
    ...doubled(idsIn(raw, 'multipleSearchRaceList', 'raceId'), 'doubledId', 'misleads'),
    ...doubled(
      entriesAt(raw, 'searchConfigList').map(([entry, path]) => ({
        id: textAt(entry, 'moduleType'),
        path: [...path, 'moduleType'],
      })),
      'doubledCard',
      'misleads',
    ),
    ...doubled(
      documentsIn(raw).map(([entry, path]) => ({ id: textAt(entry, 'id'), path: [...path, 'id'] })),
      'doubledDocument',
      'breaks',
    ),
  ]
}
