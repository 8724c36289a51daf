import { useEffect, useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { IndexedPage } from './indexEntries.ts'
import type { Answer } from './searchIndex.ts'
import { type Finder, finderFor, stopFinder } from './searchWorkerClient.ts'

const DEBOUNCE_MS = 60
/** How often a query is asked again while the index grows. */
const REFRESH_MS = 400

/** A finder that has indexed everything or has failed. */
interface Settled {
  finder: Finder | null
  isBroken: boolean
}

export interface SiteSearch {
  /** The latest results; null before the first search. */
  answer: Answer | null
  /** The query that the results belong to; the visitor may have typed on. */
  answered: string
  /** Popular queries that this site has pages for; none until the index is complete. */
  popular: string[]
  /** The index is not complete yet. */
  isFilling: boolean
  isBroken: boolean
  retry: () => void
}

const NOTHING = { answer: null, answered: '' }

/** Searches for `words` (`typed`) as the visitor types, and again while the index grows. */
export function useSiteSearch(words: string, pages: IndexedPage[]): SiteSearch {
  const config = useConfig()
  const { t, language } = useText()
  const [finder, setFinder] = useState<Finder>(() => finderFor(config, pages))
  const [found, setFound] = useState<Pick<SiteSearch, 'answer' | 'answered'>>(NOTHING)
  const [settled, setSettled] = useState<Settled>({ finder: null, isBroken: false })
  if (finder.config !== config) setFinder(finderFor(config, pages))
  const [popular, setPopular] = useState<string[]>([])
  const offered = t('siteSearch.often.words')
  const isFilling = settled.finder !== finder

  useEffect(() => {
    let isCurrent = true
    const finish = (isBroken: boolean) => isCurrent && setSettled({ finder, isBroken })
    finder.complete.then(
      () => finish(false),
      () => finish(true),
    )
    return () => {
      isCurrent = false
    }
  }, [finder])

  useEffect(() => {
    if (!words) return
    let isCurrent = true
    const ask = async () => {
      try {
        const answer = await finder.ask(words, language)
        if (!isCurrent) return
        setFound({ answer, answered: words })
        if (isFilling) timer = setTimeout(() => void ask(), REFRESH_MS)
      } catch {
        if (isCurrent) setSettled({ finder, isBroken: true })
      }
    }
    let timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words, language, finder, isFilling])

  useEffect(() => {
    if (isFilling) return
    let isCurrent = true
    const queries = offered.split('|')
    void Promise.all(queries.map((one) => finder.ask(one, language))).then(
      (answers) =>
        isCurrent && setPopular(queries.filter((_, index) => (answers[index]?.total ?? 0) > 0)),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [offered, language, finder, isFilling])

  const retry = () => {
    stopFinder()
    setFinder(finderFor(config, pages))
  }
  const isBroken = !isFilling && settled.isBroken
  return { ...(words ? found : NOTHING), popular, isFilling, isBroken, retry }
}
