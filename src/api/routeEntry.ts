import * as v from 'valibot'
import { flag, listOf, neededText, text } from '../lib/parse.ts'

/** How deep route entries may nest; deeper ones are dropped. */
const MAX_DEPTH = 4

export interface RouteEntry {
  path: string
  component: string
  name: string
  redirect: string
  alwaysShow: boolean
  meta: {
    title: string
    titleEn: string
    summary: string
    summaryEn: string
    parent: string
    dataPath: string
    hidden: boolean
    activeMenu: string
  }
  children: RouteEntry[]
}

const meta = v.object({
  title: text,
  titleEn: text,
  summary: text,
  summaryEn: text,
  parent: text,
  dataPath: text,
  hidden: flag,
  activeMenu: text,
})

const none = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((): RouteEntry[] => []),
  ),
  [],
)

const entryAt = (depth: number): v.GenericSchema<unknown, RouteEntry> =>
  v.object({
    path: neededText,
    component: text,
    name: text,
    redirect: text,
    alwaysShow: flag,
    meta: v.fallback(meta, () => v.parse(meta, {})),
    children:
      depth < MAX_DEPTH
        ? v.fallback(
            v.lazy(() => listOf(entryAt(depth + 1))),
            [],
          )
        : none,
  })

/** A route of the site configuration (spec §3 "Route entry"). */
export const routeEntry = entryAt(1)
