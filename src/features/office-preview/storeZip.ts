export type Bytes = Uint8Array<ArrayBuffer>

const VERSION = 20
const UTF8_NAMES = 0x800

/** A header of an archive: its size, and [where, how many bytes, value] of what is not 0. */
function record(size: number, fields: [at: number, bytes: 2 | 4, value: number][]): Bytes {
  const view = new DataView(new ArrayBuffer(size))
  for (const [at, bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
  }
  return new Uint8Array(view.buffer)
}

/**
 * An archive of parts that are not packed, so that its reader has nothing to inflate. It holds no
 * check sums: the readers that it is made for do not look at them.
 */
export function storeZip(parts: Map<string, Bytes>): Promise<ArrayBuffer> {
  const files: Bytes[] = []
  const list: Bytes[] = []
  let filesSize = 0
  let listSize = 0
  for (const [name, data] of parts) {
    const encoded = new TextEncoder().encode(name)
    const central = record(46, [
      [0, 4, 0x02014b50],
      [6, 2, VERSION],
      [8, 2, UTF8_NAMES],
      [20, 4, data.length],
      [24, 4, data.length],
      [28, 2, encoded.length],
      [42, 4, filesSize],
    ])
    const local = record(30, [
      [0, 4, 0x04034b50],
      [4, 2, VERSION],
      [6, 2, UTF8_NAMES],
      [18, 4, data.length],
      [22, 4, data.length],
      [26, 2, encoded.length],
    ])
    files.push(local, encoded, data)
    list.push(central, encoded)
    filesSize += local.length + encoded.length + data.length
    listSize += central.length + encoded.length
  }
  const end = record(22, [
    [0, 4, 0x06054b50],
    [8, 2, parts.size],
    [10, 2, parts.size],
    [12, 4, listSize],
    [16, 4, filesSize],
  ])
  return new Blob([...files, ...list, end]).arrayBuffer()
}
