import { type RefObject, useEffect, useRef, useState } from 'react'
import SignaturePad from 'signature_pad'

/** The aspect ratio of a signature and the minimum size of its image, in pixels. */
export const SIGNATURE = { width: 640, height: 280 }

const INK = '#1c2320'
const PAPER = '#fff'

/**
 * Matches the canvas to its box and the screen's density, but never below the minimum image size.
 * Strokes grow and shrink with it, as when a phone is turned. Returns the width of the box.
 */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad, widthBefore: number): number {
  const { offsetWidth, offsetHeight } = canvas
  const growth = widthBefore > 0 ? offsetWidth / widthBefore : 1
  const density = Math.max(devicePixelRatio, SIGNATURE.width / (offsetWidth || SIGNATURE.width))
  canvas.width = offsetWidth * density
  canvas.height = offsetHeight * density
  canvas.getContext('2d')?.scale(density, density)
  pad.fromData(
    pad.toData().map((stroke) => ({
      ...stroke,
      points: stroke.points.map((point) => ({
        ...point,
        x: point.x * growth,
        y: point.y * growth,
      })),
    })),
  )
  return offsetWidth
}

/** Lets the visitor sign on a canvas unless it is locked, and reports the number of strokes. */
export function useSignaturePad(
  sheet: RefObject<HTMLCanvasElement | null>,
  isLocked: boolean,
  onStrokes: (count: number) => void,
) {
  const pad = useRef<SignaturePad>(null)
  const [strokes, setStrokes] = useState(0)

  const latest = useRef(onStrokes)
  useEffect(() => {
    latest.current = onStrokes
  })

  useEffect(() => {
    const canvas = sheet.current
    // Without canvas support, a name can be typed.
    if (!canvas?.getContext('2d')) return
    const signaturePad = new SignaturePad(canvas, { penColor: INK, backgroundColor: PAPER })
    const count = () => {
      const { length } = signaturePad.toData()
      setStrokes(length)
      latest.current(length)
    }
    let width = 0
    const refit = () => {
      // A box that is not shown has no size.
      if (canvas.offsetWidth > 0) width = fit(canvas, signaturePad, width)
    }
    pad.current = signaturePad
    refit()
    signaturePad.addEventListener('endStroke', count)
    addEventListener('resize', refit)
    return () => {
      signaturePad.off()
      removeEventListener('resize', refit)
    }
  }, [sheet])

  useEffect(() => {
    if (isLocked) pad.current?.off()
    else pad.current?.on()
  }, [isLocked])

  const keepStrokes = (count: number) => {
    pad.current?.fromData(pad.current.toData().slice(0, count))
    setStrokes(count)
    onStrokes(count)
  }
  return { strokes, undo: () => keepStrokes(strokes - 1), clear: () => keepStrokes(0) }
}

/** The drawing as an image file; null if the browser cannot create one. */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return blob && new File([blob], 'signature.png', { type: 'image/png' })
}
