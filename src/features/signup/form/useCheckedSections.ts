import { useState } from 'react'

/** The sections whose errors are shown. */
export interface CheckedSections {
  /** How often the visitor tried to go on or asked for the errors; each time they are announced. */
  tries: number
  isAllChecked: boolean
  isChecked: (sectionId: string) => boolean
  checkSection: (sectionId: string) => void
  checkAll: () => void
}

/** Remembers which sections the visitor has tried to leave; at first none, or all of them. */
export function useCheckedSections(isAllCheckedAtFirst: boolean): CheckedSections {
  const [tries, setTries] = useState(isAllCheckedAtFirst ? 1 : 0)
  const [isAllChecked, setAllChecked] = useState(isAllCheckedAtFirst)
  const [checkedIds, setCheckedIds] = useState<string[]>([])
  const countTry = () => setTries((count) => count + 1)
  return {
    tries,
    isAllChecked,
    isChecked: (sectionId) => isAllChecked || checkedIds.includes(sectionId),
    checkSection: (sectionId) => {
      countTry()
      setCheckedIds((before) => [...before, sectionId])
    },
    checkAll: () => {
      countTry()
      setAllChecked(true)
    },
  }
}
