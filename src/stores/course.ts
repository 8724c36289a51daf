import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import { itemTimes, placeCutOff } from '../api/website/raceTimes.ts'
import type { RaceItem, SiteConfig } from '../api/website/siteConfig.ts'
import type { Course, Place } from '../domain/course.ts'
import { importChunk } from '../lib/chunks/chunkError.ts'
import { safeSource } from '../lib/html/safeLink.ts'
import { ignore } from '../lib/report.ts'
import { useNearViewport } from '../lib/hooks/useNearViewport.ts'
import { useRaceTimes } from './raceTimes.ts'
import { useConfig } from './site.ts'

/** Events without a course of their own: from this distance on `courseMap.full`, else `half`. */
const FULL_FROM_KM = 30

/** Loaded courses by URL; null for one that could not be loaded. */
const useCourses = create<Record<string, Course | null>>(() => ({}))
const requested = new Set<string>()

async function courseAsked(address: string): Promise<void> {
  if (!address || requested.has(address)) return
  requested.add(address)
  try {
    const { fetchCourse } = await importChunk(() => import('../api/files/course.ts'))
    useCourses.setState({ [address]: await fetchCourse(address) })
  } catch (error) {
    requested.delete(address)
    useCourses.setState({ [address]: null })
    throw error
  }
}

const courseAddress = (
  { courseUrl, distanceKm = FULL_FROM_KM }: RaceItem,
  courseMap: SiteConfig['courseMap'],
) => safeSource(courseUrl || (courseMap?.[distanceKm < FULL_FROM_KM ? 'half' : 'full'] ?? '')) ?? ''

export interface CourseChoice {
  /** Ref of the course's box; the courses load when it comes near the window. */
  box: (element: Element | null) => void
  items: RaceItem[]
  item: RaceItem | undefined
  choose: (index: number) => void
  courseMap: Partial<NonNullable<SiteConfig['courseMap']>> | undefined
  /** The selected event's course: undefined until it has loaded, null if there is none. */
  course: Course | null | undefined
  /** The address of its course, if that could not be loaded or read; '' otherwise. */
  failed: string
}

/**
 * The race's events, the selected one and its course. The courses load when their box comes near
 * the window; `courseMap` is undefined if the configuration has neither course nor picture.
 */
export function useCourseChoice(): CourseChoice {
  const { courseMap, raceItems } = useConfig()
  const [chosen, choose] = useState(0)
  const [box, isNear] = useNearViewport()
  const items = raceItems.filter(({ name, distanceKm }) => name || distanceKm)
  const item = items[chosen] ?? items[0]
  const addresses = items.map((one) => courseAddress(one, courseMap))
  const wanted = addresses.join(' ')
  useEffect(() => {
    if (!isNear) return
    for (const address of new Set(wanted.split(' ')))
      courseAsked(address).catch(ignore('the page says so'))
  }, [isNear, wanted])

  const courses = useCourses()
  const address = item ? courseAddress(item, courseMap) : safeSource(courseMap?.full ?? '')
  const { start: raceStart } = useRaceTimes()
  const start = item ? itemTimes(item, raceStart).start : raceStart
  const loaded = address ? courses[address] : null
  const course = useMemo(() => {
    const dated = (place: Place) => ({ ...place, cutOff: placeCutOff(place.cutOff, start) })
    return loaded && { ...loaded, places: loaded.places.map(dated) }
  }, [loaded, start])
  const isShown = wanted.trim() || courseMap?.full || courseMap?.picture || courseMap?.profile
  const failed = (loaded === null && address) || ''
  return {
    box,
    items,
    item,
    choose,
    course,
    failed,
    courseMap: isShown ? (courseMap ?? {}) : undefined,
  }
}
