import type { Course } from '#domain/course.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { fetchFile } from '../http/client.ts'
import { readCourse } from './readCourse.ts'

/** Loads the course from a URL in the configuration. Throws if there is none. */
export async function fetchCourse(url: string): Promise<Course> {
  const source = safeSource(url)
  if (!source) throw new TypeError('not a URL')
  return readCourse(await fetchFile(source), source)
}
