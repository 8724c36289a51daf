import { useEffect, useMemo, useState } from 'react'
import type { Course, Place } from '#domain/course.ts'
import { hasText } from '#i18n/localizedText.ts'
import { useNearViewport } from '#lib/hooks/useNearViewport.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { ignore } from '#lib/report.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { useRaceTimes } from '#race/useRaceTimes.ts'
import { placeCutOff } from '#site-config/placeCutOff.ts'
import { itemTimes } from '#site-config/raceTimes.ts'
import type { RaceItem, SiteConfig } from '#site-config/siteConfig.ts'
import { loadCourse, useCourses } from './courses.ts'

const courseUrlOf = ({ courseUrl }: RaceItem) => safeSource(courseUrl) ?? ''

export interface CourseChoice {
  /** Ref of the course's box; the courses load when it comes near the window. */
  box: (element: Element | null) => void
  /** The events that have a course; all of them if none has. */
  items: RaceItem[]
  item: RaceItem | undefined
  choose: (index: number) => void
  courseMap: Partial<NonNullable<SiteConfig['courseMap']>> | undefined
  /** The selected event's course: undefined until it has loaded, null if there is none. */
  course: Course | null | undefined
  /** The URL of its course, if that could not be loaded or read; '' otherwise. */
  failed: string
}

/**
 * The race's events, the selected one and its course: at first that of the event with this id,
 * or of the first event. The courses load when their box comes near the window; `courseMap` is undefined
 * if there is neither course nor picture, or that event has no course.
 */
export function useCourseChoice(itemId = ''): CourseChoice {
  const { courseMap, raceItems } = useConfig()
  const { zone } = useRace()
  const [chosen, choose] = useState<number | null>(null)
  const [box, isNear] = useNearViewport()
  const named = raceItems.filter((one) => hasText(one, 'name') || one.distanceKm)
  const mapped = named.filter((one) => courseUrlOf(one))
  const items = mapped.length > 0 ? mapped : named
  const first = itemId ? mapped.find((item) => item.itemId === itemId) : items[0]
  const item = (chosen === null ? undefined : items[chosen]) ?? first
  const courseUrls = mapped.map(courseUrlOf).join(' ')
  useEffect(() => {
    if (!isNear) return
    for (const url of new Set(courseUrls.split(' ')))
      loadCourse(url).catch(ignore('the page says so'))
  }, [isNear, courseUrls])

  const courses = useCourses()
  const url = item ? courseUrlOf(item) : ''
  const { start: raceStart } = useRaceTimes()
  const start = item ? itemTimes(item, raceStart, zone).start : raceStart
  const loaded = url ? courses[url] : null
  const course = useMemo(() => {
    const dated = (place: Place) => ({ ...place, cutOff: placeCutOff(place.cutOff, start, zone) })
    return loaded && { ...loaded, places: loaded.places.map(dated) }
  }, [loaded, start, zone])
  const hasPicture = courseMap && (hasText(courseMap, 'picture') || hasText(courseMap, 'profile'))
  const isShown = itemId ? first : courseUrls || hasPicture
  const failed = (loaded === null && url) || ''
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
