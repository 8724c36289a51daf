import { type RefObject, useEffect, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'

/** The shape of a signature, and the least pixels of its picture across. */
export const SIGNATURE = { width: 640, height: 280 }

const INK = '#1c2320'
const PAPER = '#fff'

/** As sharp as the screen, and never coarser than a picture has to be; what is drawn stays. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad) {
  const { offsetWidth, offsetHeight } = canvas
  const density = Math.max(devicePixelRatio, SIGNATURE.width / (offsetWidth || SIGNATURE.width))
  canvas.width = offsetWidth * density
  canvas.height = offsetHeight * density
  canvas.getContext('2d')?.scale(density, density)
  pad.redraw()
}

/** Lets a signature be drawn on a canvas while it is not locked. */
export function useSignaturePad(sheet: RefObject<HTMLCanvasElement | null>, isLocked: boolean) {
  const pad = useRef<SignaturePad>(null)
  const [strokes, setStrokes] = useState(0)

  useEffect(() => {
    const canvas = sheet.current
    // Where there is nothing to draw on, a name can be typed.
    if (!canvas?.getContext('2d')) return undefined
    const made = new SignaturePad(canvas, { penColor: INK, backgroundColor: PAPER })
    const count = () => setStrokes(made.toData().length)
    const refit = () => fit(canvas, made)
    pad.current = made
    refit()
    made.addEventListener('endStroke', count)
    addEventListener('resize', refit)
    return () => {
      made.off()
      removeEventListener('resize', refit)
    }
  }, [sheet])

  useEffect(() => {
    if (isLocked) pad.current?.off()
    else pad.current?.on()
  }, [isLocked])

  const keep = (count: number) => {
    pad.current?.fromData(pad.current.toData().slice(0, count))
    setStrokes(count)
  }
  return { strokes, undo: () => keep(strokes - 1), clear: () => keep(0) }
}

/** What is drawn, as a picture file; null where the browser cannot make one. */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return blob && new File([blob], 'signature.png', { type: 'image/png' })
}
