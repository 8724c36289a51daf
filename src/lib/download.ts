const MAX_NAME_LENGTH = 120
/** Characters that file systems do not allow in names. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu

/** `name` as a valid file name on any system. */
export function fileName(name: string): string {
  const safe = name.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  return safe.replace(/^\.+/, '').slice(-MAX_NAME_LENGTH).trim() || 'download'
}

/** Makes the browser save `file` under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has to start the download first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
