import * as v from 'valibot'
import { ground, lineSchema, placeSchema } from '#api/files/readCourse.ts'
import { listOf, optional, text } from '#lib/parse.ts'
import { strictOf } from '#lib/strictSchema.ts'
import { describeWith } from './describe.ts'
import { type Description, row } from './description.ts'
import { jsonSchemaOf } from './jsonSchema.ts'

const feature = v.literal('Feature')
const courseSchema = v.object({
  type: v.literal('FeatureCollection'),
  features: listOf(
    v.union([
      v.object({ ...placeSchema.entries, type: feature }),
      v.object({ ...lineSchema.entries, type: feature, properties: v.optional(v.unknown()) }),
    ]),
  ),
  gpx: text,
  ground: optional(ground),
})

const descriptions: Record<string, Description> = {
  features: row('Lines of the course in their order, and places on it.'),
  'features[].geometry': row('Longitude, latitude and height in metres of each point.'),
  'features[].properties.kind': row('What is there.', 'water'),
  'features[].properties.km': row(
    'How far from the start, in kilometres. Without it, where the course passes the place.',
    5,
  ),
  'features[].properties.name': row('Its name.', '饮水站'),
  'features[].properties.cutOff': row(
    'When it closes: a time of day, or a date and time.',
    '11:30',
  ),
  gpx: row('Address of the course as GPX, to download.', '/files/half.gpx'),
  ground: row('A picture below the course.'),
  'ground.picture': row('The picture.', '/files/ground.avif'),
  'ground.pictureH5': row('The picture for narrow windows.', '/files/ground-narrow.avif'),
  'ground.bbox': row(
    'Its west, south, east and north edge in degrees.',
    [115.9, 40.2, 116.2, 40.4],
  ),
}

/** JSON Schema of a course file in GeoJSON; `npm run course` writes one from a GPX track. */
export const courseJsonSchema = (): object => ({
  ...jsonSchemaOf(strictOf(courseSchema, describeWith(descriptions)), { isShort: true }),
  title: 'Course',
})
