import { safeSource } from '#lib/html/safeLink.ts'
import { type JsonPath, visitTexts } from '#lib/jsonPath.ts'
import { checkCourse } from './checkCourse.ts'
import { checkPicture } from './checkPictures.ts'
import { type CheckContext, entriesAt, textAt } from './context.ts'
import { EFFECTS, fieldOf } from './fields.ts'
import type { UnplacedFinding } from './finding.ts'

/**
 * Loads a file of the race from a URL of the configuration; undefined if there is none, null if it cannot be
 * looked at.
 */
export type LoadFile = (url: string) => Promise<Uint8Array | undefined | null>

/** Every URL of a file in the configuration, with the places that name it. */
function urlsIn(raw: CheckContext['raw']): Map<string, JsonPath[]> {
  const found = new Map<string, JsonPath[]>()
  visitTexts(raw, (text, path) => {
    const format = fieldOf(path)?.format
    const url = format === 'picture' || format === 'file' ? safeSource(text) : undefined
    if (url) found.set(url, [...(found.get(url) ?? []), path])
  })
  return found
}

/** Whether the files that the configuration names are there, and what is wrong with them. */
export async function checkFiles(
  context: CheckContext,
  load: LoadFile,
): Promise<UnplacedFinding[]> {
  const items = entriesAt(context.raw, 'raceItems')
  const found = [...urlsIn(context.raw)].map(async ([url, paths]): Promise<UnplacedFinding[]> => {
    const bytes = await load(url)
    if (bytes === null) return []
    if (!bytes)
      return paths.map((path) => ({
        grade: EFFECTS[fieldOf(path)?.effect ?? 'noText'],
        problem: 'missingFile',
        values: { address: url },
        path,
      }))
    const courses = items.filter(([item]) => safeSource(textAt(item, 'courseUrl')) === url)
    const body = courses.length > 0 ? new TextDecoder().decode(bytes) : ''
    return [
      ...paths.flatMap((path) => checkPicture(bytes, path)),
      ...courses.flatMap((entry) => checkCourse(body, url, entry, context)),
    ]
  })
  return (await Promise.all(found)).flat()
}
