import { create } from 'zustand'

interface LoginDrawerState {
  isOpen: boolean
  /** Finds the element that gets the focus after the drawer has closed; null for the page's heading. */
  returnTo: (() => HTMLElement | null) | null
}

/** Whether the login drawer is open (spec §4 "Login drawer"). */
export const useLoginDrawer = create<LoginDrawerState>(() => ({ isOpen: false, returnTo: null }))

/** Opens the drawer. `returnTo` is for an element that the login may replace. */
export const openLogin = (returnTo: LoginDrawerState['returnTo'] = null) =>
  useLoginDrawer.setState({ isOpen: true, returnTo })
export const closeLogin = () => useLoginDrawer.setState({ isOpen: false })
