import { create } from 'zustand'
import type { Course } from '#domain/course.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'

/** Courses by URL: undefined while one loads, null if it could not be loaded. */
export const useCourses = create<Record<string, Course | null | undefined>>(() => ({}))

/** Loads a course once; one that failed is loaded again. Rejects if it cannot be loaded or read. */
export async function loadCourse(url: string): Promise<void> {
  const courses = useCourses.getState()
  const isRequested = url in courses && courses[url] !== null
  if (!url || isRequested) return
  useCourses.setState({ [url]: undefined })
  try {
    const { fetchCourse } = await importChunk(
      'course file',
      () => import('#api/files/fetchCourse.ts'),
    )
    useCourses.setState({ [url]: await fetchCourse(url) })
  } catch (error) {
    useCourses.setState({ [url]: null })
    throw error
  }
}
