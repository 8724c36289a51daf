import { create } from 'zustand'

interface LoginDrawerState {
  isOpen: boolean
  /** The element that had the focus when the drawer was opened. */
  opener: Element | null
}

/** Whether the login drawer is open (spec §4 "Login drawer"). */
export const useLoginDrawer = create<LoginDrawerState>(() => ({ isOpen: false, opener: null }))

export const openLogin = () =>
  useLoginDrawer.setState({ isOpen: true, opener: document.activeElement })
export const closeLogin = () => useLoginDrawer.setState({ isOpen: false })
