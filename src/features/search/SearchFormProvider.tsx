import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'

const FormRef = createContext<RefObject<HTMLFormElement | null>>({ current: null })

/** A search form with its results, which lead back to the form. */
export function SearchFormProvider({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  return <FormRef value={form}>{children}</FormRef>
}

/** The ref of the search form around, for the form and for what leads to it. */
export const useSearchForm = () => useContext(FormRef)
