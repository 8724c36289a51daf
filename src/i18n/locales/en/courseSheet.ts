import type { Translated } from '../../translated.ts'
import type { courseSheet as zh } from '../zh/courseSheet.ts'

export const courseSheet: Translated<typeof zh> = {
  'site.course.map': 'Course map',
  'site.course.profile': 'Elevation profile of the course, with distances and cut-offs',
  'site.course.failed': 'The course map cannot be shown at the moment.',
  'site.course.file': 'Download the course file',
  'site.course.event': 'Choose an event',
}
