import { create } from 'zustand'

/** Whether the login drawer stands over the page (spec §4 "Login drawer"). */
export const useLoginDrawer = create(() => ({ isOpen: false }))

export const loginAsked = () => useLoginDrawer.setState({ isOpen: true })
export const loginClosed = () => useLoginDrawer.setState({ isOpen: false })
