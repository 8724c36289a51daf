export interface Point {
  x: number
  y: number
}
export type Stroke = Point[]

/** The grid on which a signature is drawn, and the pixels of its picture. */
export const SIGNATURE = { width: 640, height: 280 }
export const PEN_WIDTH = 5

/** A stroke as a path; a dot is a line of no length. */
export const pathOf = (stroke: Stroke): string =>
  stroke.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('') +
  (stroke.length === 1 ? 'h0.01' : '')

/** The strokes as a picture file; null where the browser cannot make one. */
export async function pictureOf(strokes: Stroke[], colour: string): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), SIGNATURE)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  Object.assign(pen, { lineWidth: PEN_WIDTH, lineCap: 'round', lineJoin: 'round' })
  pen.strokeStyle = colour
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)))
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return blob && new File([blob], 'signature.png', { type: 'image/png' })
}
