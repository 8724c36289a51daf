export function PictureMosaic() {
  return null
}
