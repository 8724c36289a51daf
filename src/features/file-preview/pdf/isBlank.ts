/** Side of the copy that is looked at, in px. */
const SIDE = 256

/** Whether a drawn page is of one colour: nothing was on it, or nothing of it could be drawn. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const copy = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!copy) return false
  copy.imageSmoothingQuality = 'high'
  copy.drawImage(canvas, 0, 0, SIDE, SIDE)
  const pixels = new Uint32Array(copy.getImageData(0, 0, SIDE, SIDE).data.buffer)
  return pixels.every((pixel) => pixel === pixels[0])
}
