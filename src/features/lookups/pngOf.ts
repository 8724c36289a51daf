/** Twice the size on the screen: sharp on paper. */
const SCALE = 2

function draw(picture: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * SCALE
  canvas.height = picture.naturalHeight * SCALE
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** A picture of any kind as a PNG. */
export async function pngOf(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return await draw(picture)
  } finally {
    URL.revokeObjectURL(address)
  }
}
