import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'

const SearchFormContext = createContext<RefObject<HTMLFormElement | null>>({ current: null })

/** A search form with its results, which lead back to the form. */
export function SearchFormProvider({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  return <SearchFormContext value={form}>{children}</SearchFormContext>
}

/** The ref of the search form around, for the form and for what leads to it. */
export const useSearchForm = () => useContext(SearchFormContext)
