import { PreviewError } from '../previewError.ts'
import type { Bytes } from '../source.ts'
import { unzip } from '../unzip.ts'
import { decodeXml, elementsIn, parseXml, type XmlElement } from './xml.ts'

/** 20 MB of text is thousands of pages; its DOM takes ten times as much memory. */
export const TEXT_LIMIT = 20 * 1024 ** 2
const PICTURES_LIMIT = 40 * 1024 ** 2
const TEXT_PART = /\.(?:xml|rels)$/i
/** Pictures that a browser can show; others are left out. */
const PICTURE_PART = /\.(?:png|jpe?g|gif|bmp|webp)$/i
/** Relationships whose parts are read whatever their names end with. */
const TEXT_RELATIONSHIPS = new Set(
  'officeDocument styles numbering footnotes endnotes aFChunk'.split(' '),
)

export interface Relationship {
  /** Last word of the type, which is the same in both editions of the standard. */
  type: string
  /** Name of a part, or an address. */
  target: string
  isExternal: boolean
}

const decoded = (name: string) => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
/** Names of parts are the same in upper and lower case. */
const keyOf = (name: string) =>
  decoded(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** The part that a target stands for, seen from another part (ECMA-376, part 2, 6.5). */
function partNamed(target: string, source: string): string {
  const path = target.startsWith('/') ? [] : source.split('/').slice(0, -1)
  for (const step of target.split(/[#?]/, 1)[0]?.split('/') ?? []) {
    if (step === '..') path.pop()
    else if (step && step !== '.') path.push(step)
  }
  return path.join('/')
}

/** A Word file: its parts, and how they refer to each other (ECMA-376, part 2). */
export class WordPackage {
  readonly #texts: Map<string, Bytes>
  readonly #pictures: Map<string, Bytes>
  readonly #relationships = new Map<string, Map<string, Relationship>>()

  private constructor(texts: Map<string, Bytes>, pictures: Map<string, Bytes>) {
    this.#texts = texts
    this.#pictures = pictures
  }

  static async open(bytes: Bytes): Promise<WordPackage> {
    const read = async (isWanted: (name: string) => boolean, limit: number) =>
      new Map([...(await unzip(bytes, isWanted, limit))].map(([name, part]) => [keyOf(name), part]))
    const texts = await read((name) => TEXT_PART.test(name), TEXT_LIMIT)
    const pack = new WordPackage(
      texts,
      await read((name) => PICTURE_PART.test(name), PICTURES_LIMIT),
    )
    const further = new Set([...texts.keys()].flatMap((name) => pack.#furtherTexts(name)))
    if (further.size > 0) {
      const more = await read((name) => further.has(keyOf(name)), TEXT_LIMIT)
      for (const [name, part] of more) texts.set(name, part)
    }
    return pack
  }

  /** Names of text parts, with other endings, to which a file of relationships refers. */
  #furtherTexts(name: string): string[] {
    if (!name.endsWith('.rels')) return []
    const source = name.replace(/(^|\/)_rels\/([^/]*)\.rels$/, '$1$2')
    return [...this.relationshipsOf(source).values()]
      .filter(({ type, isExternal }) => !isExternal && TEXT_RELATIONSHIPS.has(type))
      .map(({ target }) => keyOf(target))
      .filter((target) => !this.#texts.has(target))
  }

  /** The relationships of a part by their ids; those of the package for an empty name. */
  relationshipsOf(part: string): Map<string, Relationship> {
    const key = keyOf(part)
    const known = this.#relationships.get(key)
    if (known) return known
    const name = key.replace(/[^/]*$/, (file) => `_rels/${file}.rels`)
    const relationships = new Map<string, Relationship>()
    for (const { attributes } of elementsIn(this.xml(name), 'rel:Relationship')) {
      const { Id = '', Type = '', Target = '', TargetMode = '' } = attributes
      const isExternal = TargetMode.toLowerCase() === 'external'
      relationships.set(Id, {
        type: Type.slice(Type.lastIndexOf('/') + 1),
        target: isExternal ? Target : partNamed(Target, part),
        isExternal,
      })
    }
    this.#relationships.set(key, relationships)
    return relationships
  }

  /** The part of a document that has this type of relationship to it, if it is there. */
  related(part: string, type: string): string | undefined {
    return [...this.relationshipsOf(part).values()].find(
      (each) => each.type === type && !each.isExternal && this.bytes(each.target),
    )?.target
  }

  /** The part to which an id of `part` refers, if it is there. */
  targetOf(part: string, id: string): string | undefined {
    const found = this.relationshipsOf(part).get(id)
    return found && !found.isExternal && this.bytes(found.target) ? found.target : undefined
  }

  bytes(part: string): Bytes | undefined {
    const key = keyOf(part)
    return this.#texts.get(key) ?? this.#pictures.get(key)
  }

  xml(part: string): XmlElement | undefined {
    const bytes = this.#texts.get(keyOf(part))
    return bytes && parseXml(decodeXml(bytes))
  }

  /** The main part. Throws 'mismatch' if the package is not a document. */
  main(): { name: string; root: XmlElement } {
    const name = this.related('', 'officeDocument') ?? 'word/document.xml'
    const root = this.xml(name)
    if (root?.name !== 'w:document') throw new PreviewError('mismatch')
    return { name, root }
  }
}
