import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { indexFromQuery } from './listIndex.ts'

const AT = 'at'
/** Marks the history entry of a lightbox opened from this page, so that closing it goes back. */
const OPENED_HERE = { isOpenedHere: true }

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** Which item is open in the lightbox, as given by the URL (`?at=2` is the third). */
export interface LightboxState {
  at: number | null
  /** The item to return to: the open one or the last one that was open. */
  lastViewed: number | null
  /** The visitor selected the item on this page, so a video may start. */
  isChosenHere: boolean
  /** Props of the link that opens an item. */
  linkTo: (index: number) => {
    to: { search: string }
    state: object
    ref: RefCallback<HTMLElement> | null
    onClick: () => void
  }
  /** For the link or button that opens an item: the focus returns to it. */
  refOf: (index: number) => RefCallback<HTMLElement> | null
  /** Opens an item from the page. */
  open: (index: number) => void
  /** Moves from one item to another. */
  show: (index: number) => void
  close: () => void
}

/** Keeps the lightbox and the URL in sync, so that Back closes it and a link opens it. */
export function useLightbox(count: number): LightboxState {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const at = indexFromQuery(params.get(AT), count)
  const [seen, setSeen] = useState(at)
  const [lastViewed, setLastViewed] = useState(at)
  const [isChosenHere, setChosenHere] = useState(false)
  const isClosing = useRef(false)
  /** The link or button of the item to return to. */
  const opener = useRef<HTMLElement>(null)
  const setOpener = useCallback((element: HTMLElement | null) => {
    opener.current = element
  }, [])
  const refOf = (index: number) => (index === lastViewed ? setOpener : null)
  if (at !== seen) {
    setSeen(at)
    if (at === null) setChosenHere(false)
    else setLastViewed(at)
  }

  useEffect(() => {
    isClosing.current = false
    if (at !== null || lastViewed === null) return
    // If opened by its URL, there is no link on this page to return the focus to.
    if (document.activeElement !== document.body) return
    opener.current?.focus()
  }, [at, lastViewed])

  const open = useCallback(
    (index: number) => {
      setChosenHere(true)
      void navigate({ search: `?${AT}=${index}` }, { state: OPENED_HERE })
    },
    [navigate],
  )

  return {
    at,
    lastViewed,
    isChosenHere,
    refOf,
    linkTo: (index) => ({
      to: { search: `?${AT}=${index}` },
      state: OPENED_HERE,
      ref: refOf(index),
      onClick: () => setChosenHere(true),
    }),
    open,
    show: (index) => {
      setChosenHere(true)
      setParams({ [AT]: String(index) }, { replace: true, state })
    },
    close: () => {
      if (isClosing.current) return
      isClosing.current = true
      if (isOpenedHere(state)) void navigate(-1)
      else setParams({}, { replace: true })
    },
  }
}
