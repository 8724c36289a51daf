import type { Course } from '#domain/course.ts'
import { type Layer, LAYERS } from './courseStops.ts'
import type { Box, MapProjection } from './mapProjection.ts'
import { type Mark, placeMarks } from './placeMarks.ts'
import { type PlaceName, takenByNames } from './placeNames.ts'
import { scaleBox } from './scaleBox.ts'
import { textWidth } from './textWidth.ts'

type Point = [x: number, y: number]

/** A name's lines of text, and where the first one stands, measured from its mark. */
export interface Label {
  name: PlaceName
  lines: string[]
  dx: number
  dy: number
}

export interface MapLayout {
  labels: Label[]
  marks: Mark[]
  /** Stops whose symbols have no room. */
  dots: Mark[]
}

export const LINE_EM = 1.4
/** Baselines of names above the places of a wide map. */
const ABOVE_PX = { landmark: 5, summit: -20, other: -54 }
/** Half the size of what marks a named place, and of each symbol. */
const NAMED_PX = { landmark: 0, summit: 11, other: 17 }
const SYMBOL_PX: Record<Layer, number> = { km: 14, mat: 3, medical: 11, water: 11, toilet: 11 }
const DISC_STEPS_KM = [5, 10, 20]
const DISCS_APART_PX = 30
const EDGE_PX = 4
const NAME_GAP_PX = 5
/** How much further away a name may be, to be beyond the symbols at its place. */
const FURTHER_PX = 20
/** A map with fewer px for a kilometre has no room for the bars of timing mats. */
const MIN_PX_PER_KM_OF_MATS = 30
/**
 * A map narrower than this, in px, shows one line of each name and begins without the services.
 */
export const NARROW_MAP = 480

const ofKind = <Value>(
  { place: { kind } }: PlaceName,
  by: { landmark: Value; summit: Value; other: Value },
): Value => (kind === 'landmark' || kind === 'summit' ? by[kind] : by.other)

const around = ({ x, y }: { x: number; y: number }, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
})

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const covers = ({ left, top, right, bottom }: Box, [x, y]: Point) =>
  x > left && x < right && y > top && y < bottom

/** Above, below, right and left of a mark, then above and below with the name beginning or ending there. */
const DIRECTIONS: Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
]

/** The places for a name around its mark, kept on the sheet; the further one, the worse. */
function labelPlaces(name: PlaceName, lines: string[], em: number, { size }: MapProjection) {
  const half = ofKind(name, NAMED_PX)
  const width = Math.max(...lines.map((line) => textWidth(line, em)))
  const height = lines.length * LINE_EM * em
  const directions: Point[] = half === 0 ? [[0, 0], ...DIRECTIONS] : DIRECTIONS
  const clampToSheet = (value: number, length: number, sheetSize: number) =>
    Math.min(Math.max(value, EDGE_PX + length / 2), sheetSize - EDGE_PX - length / 2)
  return [0, FURTHER_PX].flatMap((further) =>
    directions.map(([across, down]) => {
      const beside = across * (width / 2 + (down === 0 ? half + NAME_GAP_PX : -half))
      const below = down * (half + NAME_GAP_PX / 2 + height / 2 + further)
      const x = clampToSheet(name.x + beside, width, size.width)
      const y = clampToSheet(name.y + below, height, size.height)
      const top = y - height / 2
      return {
        label: { name, lines, dx: x - name.x, dy: top + em - name.y },
        box: { left: x - width / 2, right: x + width / 2, top, bottom: y + height / 2 },
        further,
      }
    }),
  )
}

/** The kilometre discs that are shown: every so many that they do not overlap each other. */
function discsOf(marks: Mark[]): Mark[] {
  const discs = marks.filter(({ layer }) => layer === 'km')
  const every = (step: number) => discs.filter(({ km }) => km % step === 0)
  const step = DISC_STEPS_KM.find((one) =>
    every(one).every((disc, index, shown) =>
      shown
        .slice(0, index)
        .every(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) > DISCS_APART_PX),
    ),
  )
  return every(step ?? DISC_STEPS_KM.at(-1) ?? 1)
}

function byKm(marks: Mark[]): Mark[][] {
  const stops = new Map<number, Mark[]>()
  for (const mark of marks) stops.set(mark.km, [...(stops.get(mark.km) ?? []), mark])
  return [...stops.values()]
}

/**
 * A narrow map shows what fits, in this order: marks of named places, kilometre discs, names, the
 * symbols of each stop. A stop without room is a dot.
 */
function compactLayout(
  course: Course,
  projection: MapProjection,
  names: Omit<Label, 'dx' | 'dy'>[],
  marks: Mark[],
  em: number,
): MapLayout {
  const line = course.track.map(projection.toSheet)
  const isNarrow = projection.size.width < NARROW_MAP
  const occupied: Box[] = [
    ...names
      .filter(({ name }) => name.place.kind !== 'landmark')
      .map(({ name }) => around(name, ofKind(name, NAMED_PX))),
    scaleBox(projection.size),
  ]
  const isFree = (box: Box) =>
    !occupied.some((other) => overlap(box, other)) &&
    box.left > 0 &&
    box.top > 0 &&
    box.right < projection.size.width &&
    box.bottom < projection.size.height

  const discs = discsOf(marks).filter((disc) => isFree(around(disc, SYMBOL_PX.km)))
  occupied.push(...discs.map((disc) => around(disc, SYMBOL_PX.km)))

  const labels = names.flatMap(({ name, lines }) => {
    const options = isNarrow ? [lines.slice(0, 1)] : [lines, lines.slice(0, 1)]
    const free = options.flatMap((shown) =>
      labelPlaces(name, shown, em, projection)
        .filter(({ box }) => isFree(box))
        .map((place) => ({
          ...place,
          cost: place.further + line.filter((point) => covers(place.box, point)).length,
        }))
        .toSorted((a, b) => a.cost - b.cost)
        .slice(0, 1),
    )
    const [best] = free
    if (!best) return []
    occupied.push(best.box)
    return [best.label]
  })

  const dots: Mark[] = []
  const ends = course.places.filter(({ kind }) => kind === 'start' || /finish/i.test(kind))
  const services = byKm(marks.filter(({ layer }) => layer !== 'km')).flatMap((stop) => {
    const badges = stop.filter(({ layer }) => layer !== 'mat')
    const mats = stop.filter(
      ({ layer }) => layer === 'mat' && projection.pxPerKm >= MIN_PX_PER_KM_OF_MATS,
    )
    const boxes = badges.map((mark) => around(mark, SYMBOL_PX[mark.layer]))
    if (badges.length + mats.length > 0 && boxes.every(isFree)) {
      occupied.push(...boxes)
      return [...mats, ...badges]
    }
    const [first] = stop
    const isMarked = [...discs, ...ends].some(({ km }) => km === first?.km)
    if (first && !isMarked) dots.push(first)
    return isMarked ? mats : []
  })
  return { labels, marks: [...services, ...discs], dots }
}

/** What the map shows of a course, and where. */
export function mapLayout(
  course: Course,
  projection: MapProjection,
  names: Omit<Label, 'dx' | 'dy'>[],
  hidden: ReadonlySet<Layer>,
  em: number,
): MapLayout {
  const points = takenByNames(names.map(({ name }) => name))
  const shown = LAYERS.filter((layer) => !hidden.has(layer))
  const marks = placeMarks(course, projection, points).filter(({ layer }) => shown.includes(layer))
  // Names above their places are made for a background picture, which leaves room for them.
  if (projection.isCompact || !course.ground)
    return compactLayout(course, projection, names, marks, em)
  const labels = names.map((one) => ({ ...one, dx: 0, dy: ofKind(one.name, ABOVE_PX) }))
  return { labels, marks, dots: [] }
}
