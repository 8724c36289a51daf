const COLUMNS = 9
const ROWS = 8

/** Average brightness of one cell of a picture, 0–255. */
function lightOf(pixels: Uint8Array, width: number, column: number, row: number): number {
  const height = pixels.length / 4 / width
  const edge = (part: number, parts: number, all: number) => Math.floor((part * all) / parts)
  const [left, right] = [edge(column, COLUMNS, width), edge(column + 1, COLUMNS, width)]
  const [top, bottom] = [edge(row, ROWS, height), edge(row + 1, ROWS, height)]
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4
      const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3)
      sum += 0.299 * r + 0.587 * g + 0.114 * b
    }
  }
  return sum / Math.max(1, (right - left) * (bottom - top))
}

/** Difference hash: for each of 64 cells, whether it is brighter than its right-hand neighbour. */
export function hashOf(pixels: Uint8Array, width: number): boolean[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const lights = Array.from({ length: COLUMNS }, (_part, column) =>
      lightOf(pixels, width, column, row),
    )
    return lights.slice(1).map((light, i) => (lights[i] ?? 0) > light + 1)
  }).flat()
}

/** Hamming distance of two hashes (0–64). */
export const distance = (a: boolean[], b: boolean[]) => a.filter((bit, i) => bit !== b[i]).length
