/** Pseudo-random numbers that are the same on every start. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [`min`, `max`). */
  whole(min: number, max: number): number
  pick<T>(values: readonly T[]): T
  /** Approximately normal around 0: most within ±1, nearly all within ±3. */
  normal(): number
  shuffle<T>(values: T[]): T[]
}

/** FNV-1a hash of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32, seeded with a text. */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min))
  return {
    next,
    whole,
    pick<T>(values: readonly T[]) {
      const value = values[whole(0, values.length)]
      if (value === undefined) throw new RangeError('nothing to pick from')
      return value
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle<T>(values: T[]) {
      const keyed = values.map((value) => ({ value, key: next() }))
      return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value)
    },
  }
}
