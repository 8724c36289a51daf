function draw(picture: HTMLImageElement, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.naturalWidth * scale)
  canvas.height = Math.round(picture.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Converts an image of any type to a PNG, which contains only pixels. */
export async function imageToPng(
  file: Blob,
  scaleOf: (picture: HTMLImageElement) => number,
): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return await draw(picture, scaleOf(picture))
  } finally {
    URL.revokeObjectURL(url)
  }
}
