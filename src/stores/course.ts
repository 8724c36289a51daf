import { useEffect, useState } from 'react'
import { create } from 'zustand'
import type { RaceItem, SiteConfig } from '../api/siteConfig.ts'
import type { Course } from '../lib/course.ts'
import { ignore } from '../lib/report.ts'
import { useNearView } from '../lib/useNearView.ts'
import { useConfig } from './site.ts'

/** What is shorter runs on the half marathon's course. */
const FULL_FROM_KM = 30

/** Courses by their address, as far as they have arrived. */
const useCourses = create<Record<string, Course>>(() => ({}))
const asked = new Set<string>()

async function courseAsked(address: string): Promise<void> {
  if (!address || asked.has(address)) return
  asked.add(address)
  try {
    const { fetchCourse } = await import('../api/course.ts')
    useCourses.setState({ [address]: await fetchCourse(address) })
  } catch (error) {
    asked.delete(address)
    throw error
  }
}

export interface CourseChoice {
  /** Ref of the course's box, whose coming near begins the loading. */
  box: (element: Element | null) => void
  items: RaceItem[]
  item: RaceItem | undefined
  choose: (index: number) => void
  courseMap: SiteConfig['courseMap']
  /** The chosen event's course, once it has arrived. */
  course: Course | undefined
}

/**
 * The race's events, the chosen one and its course. The courses load when their box comes near;
 * `courseMap` is undefined where the configuration has neither course nor picture.
 */
export function useCourseChoice(): CourseChoice {
  const { courseMap, raceItems } = useConfig()
  const [chosen, choose] = useState(0)
  const [box, isNear] = useNearView()
  const { full = '', half = '' } = courseMap ?? {}
  useEffect(() => {
    if (!isNear) return
    for (const address of [full, half])
      courseAsked(address).catch(ignore('the picture of the course stays'))
  }, [isNear, full, half])

  const items = raceItems.filter(({ name, distanceKm }) => name || distanceKm)
  const item = items[chosen] ?? items[0]
  const course = useCourses()[(item?.distanceKm ?? FULL_FROM_KM) < FULL_FROM_KM ? half : full]
  const isShown = full || half || courseMap?.picture || courseMap?.profile
  return { box, items, item, choose, course, courseMap: isShown ? courseMap : undefined }
}
