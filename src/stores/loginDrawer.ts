import { create } from 'zustand'

interface LoginDrawerState {
  isOpen: boolean
  /** Finds the element that gets the focus after the drawer has closed; null for the page's heading. */
  returnTo: (() => HTMLElement | null) | null
}

/** Whether the login drawer is open (spec §4 "Login drawer"). */
export const useLoginDrawer = create<LoginDrawerState>(() => ({ isOpen: false, returnTo: null }))

export const openLogin = () => useLoginDrawer.setState({ isOpen: true, returnTo: null })
/** Opens the drawer from an element that signing in may replace. */
export const openLoginFrom = (returnTo: () => HTMLElement | null) =>
  useLoginDrawer.setState({ isOpen: true, returnTo })
export const closeLogin = () => useLoginDrawer.setState({ isOpen: false })
