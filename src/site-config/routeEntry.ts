import * as v from 'valibot'
import { type LocalizedFields, localizedText } from '#i18n/localizedText.ts'
import { flag, listOf, requiredText, text } from '#lib/parse.ts'

/** Maximum nesting of route entries; deeper ones are dropped. */
const MAX_DEPTH = 4

export interface RouteEntry {
  path: string
  component: string
  name: string
  redirect: string
  alwaysShow: boolean
  meta: LocalizedFields<'title' | 'summary'> & {
    parent: string
    dataPath: string
    hidden: boolean
    activeMenu: string
    /** Id of the event whose course the page shows first. */
    event: string
  }
  children: RouteEntry[]
}

const meta = v.object({
  ...localizedText('title'),
  ...localizedText('summary'),
  parent: text,
  dataPath: text,
  hidden: flag,
  activeMenu: text,
  event: text,
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
    path: requiredText,
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
