import { useCallback, useState } from 'react'

/** The indices of the selected photos. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = useCallback(
    (index: number, isChosen: boolean) =>
      setChosen((before) => {
        const next = new Set(before)
        if (isChosen) next.add(index)
        else next.delete(index)
        return next
      }),
    [],
  )
  return {
    chosen,
    choose,
    chooseFirst: (count: number) => setChosen(new Set(Array.from({ length: count }, (_, i) => i))),
    chooseNone: () => setChosen(new Set()),
  }
}
