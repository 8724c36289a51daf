/** How many letters must be added, removed, replaced or swapped with their neighbour to get from one to the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const [above, left, corner] = [
        rows[i - 1]?.[j] ?? 0,
        row[j - 1] ?? 0,
        rows[i - 1]?.[j - 1] ?? 0,
      ]
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        above + 1,
        left + 1,
        corner + Number(from[i - 1] !== to[j - 1]),
        isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[from.length]?.[to.length] ?? 0
}

/** Letters of a name that two spellings of it share: without case and separators. */
const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A third of the letters may be wrong. */
const MAX_SHARE = 1 / 3

/** The word that is most likely meant; undefined if none is like it. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((one) => ({ one, away: distance(plain(word), plain(one)) }))
    .toSorted((a, b) => a.away - b.away)
  const [best] = ranked
  return best && best.away <= word.length * MAX_SHARE ? best.one : undefined
}
