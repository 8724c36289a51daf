import { create } from 'zustand'
import type { Course } from '#domain/course.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'

/** Loaded courses by URL; null for one that could not be loaded. */
export const useCourses = create<Record<string, Course | null>>(() => ({}))
const requested = new Set<string>()

/** Loads a course once; one that failed is loaded again. Rejects if it cannot be loaded or read. */
export async function loadCourse(address: string): Promise<void> {
  if (!address || requested.has(address)) return
  requested.add(address)
  try {
    const { fetchCourse } = await importChunk('course file', () => import('#api/files/course.ts'))
    useCourses.setState({ [address]: await fetchCourse(address) })
  } catch (error) {
    requested.delete(address)
    useCourses.setState({ [address]: null })
    throw error
  }
}
