import { tagsIn } from '#config-check/htmlTags.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { visitTexts } from '#lib/jsonPath.ts'

const SOURCES = ['src', 'href', 'poster']

/** Every address that a configuration names, complete: of its own texts and in its HTML. */
export function addressesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (text: string) => {
    const address = safeSource(text)
    if (address) found.add(new URL(address, location.href).href)
  }
  visitTexts(value, (text) => {
    add(text)
    if (!text.includes('<')) return
    for (const { attributes } of tagsIn(text))
      for (const name of SOURCES) add(attributes.get(name) ?? '')
  })
  return found
}
