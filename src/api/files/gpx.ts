import { PLACE_KINDS } from '#domain/course.ts'

/** The sandbox reads courses in GeoJSON without a window. */
const factory = typeof window === 'undefined' ? undefined : window.trustedTypes
/** A parsed document runs no scripts, and only numbers and names are read from it. */
const policy = factory?.createPolicy('gpx', {
  createHTML: (xml) => xml,
  createScriptURL: () => {
    throw new TypeError('a course brings no scripts')
  },
})

/**
 * Matches a complete file. From an incomplete one the browser makes an error page with styles,
 * which the content security policy reports.
 */
const WHOLE = /<(?:\w+:)?gpx[\s>][^]*<\/(?:\w+:)?gpx>/

const elements = (parent: Document | Element, name: string) => [
  ...parent.getElementsByTagNameNS('*', name),
]

/** The text of an element's own child, '' if there is none. */
const childText = (parent: Element, name: string) =>
  [...parent.children].find(({ localName }) => localName === name)?.textContent.trim() ?? ''

const numberIn = (text: string | null) => (text?.trim() ? Number(text) : undefined)

const coordinates = (point: Element) => [
  numberIn(point.getAttribute('lon')),
  numberIn(point.getAttribute('lat')),
  numberIn(childText(point, 'ele')),
]

/**
 * A GPX file (1.0 or 1.1) as GeoJSON: the segments of its tracks, or its routes if it has no track.
 * Waypoints are places if their `type` is a kind of place. Throws if it is not a GPX file.
 */
export function gpxToGeoJson(body: string): { features: object[] } {
  if (!WHOLE.test(body)) throw new TypeError('not a GPX file, or not all of it')
  const file = new DOMParser().parseFromString(policy?.createHTML(body) ?? body, 'application/xml')
  if (file.documentElement.localName !== 'gpx' || elements(file, 'parsererror').length > 0)
    throw new TypeError('not a GPX file')
  const lines = (part: string, point: string) =>
    elements(file, part).map((line) => elements(line, point).map(coordinates))
  const tracks = lines('trkseg', 'trkpt').filter(({ length }) => length > 1)
  const places = elements(file, 'wpt').map((point) => {
    const type = childText(point, 'type').toLowerCase()
    return {
      geometry: { type: 'Point', coordinates: coordinates(point) },
      properties: {
        kind: PLACE_KINDS.find((kind) => kind.toLowerCase() === type),
        name: childText(point, 'name'),
      },
    }
  })
  const line = { type: 'MultiLineString', coordinates: tracks[0] ? tracks : lines('rte', 'rtept') }
  return { features: [{ geometry: line }, ...places] }
}
