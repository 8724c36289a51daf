import * as v from 'valibot'
import { LANGUAGES } from '#i18n/languages.ts'
import { parse } from '#lib/parse.ts'
import { type SiteConfig, siteConfigSchema } from '#site-config/siteConfig.ts'

/** Widths of windows in which the site is shown, in px. */
export const WIDTHS = [360, 390, 768, 1024, 1440, 1920] as const
export const SCHEMES = ['light', 'dark'] as const

const views = v.object({
  /** Epoch ms. */
  moment: v.pipe(v.number(), v.safeInteger()),
  language: v.picklist(LANGUAGES.map(({ code }) => code)),
  width: v.picklist(WIDTHS),
  scheme: v.picklist(SCHEMES),
  /** The page that is shown, such as `/home`. */
  route: v.pipe(v.string(), v.startsWith('/')),
})

/** How the site is looked at. */
export type View = v.InferOutput<typeof views>

/** A file of site configuration, byte for byte. */
export interface OpenedFile {
  name: string
  /** With its byte order mark, if it has one. */
  source: string
}

const handovers = v.object({
  preview: v.object({ ...views.entries, moment: v.pipe(v.string(), v.isoTimestamp()) }),
  name: v.string(),
  source: v.string(),
})

/** A file and how it is looked at, as one file for somebody else. */
export const handoverOf = ({ name, source }: OpenedFile, view: View): string =>
  JSON.stringify(
    { preview: { ...view, moment: new Date(view.moment).toISOString() }, name, source },
    null,
    2,
  )

export type ReadFile =
  | { kind: 'file'; file: OpenedFile; view?: View }
  /** The file is not text in UTF-8, or has gone. */
  | { kind: 'notText' | 'unreadable' }

function handoverIn(source: string): v.InferOutput<typeof handovers> | undefined {
  try {
    const read = v.safeParse(handovers, JSON.parse(source))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Reads a configuration, or what somebody else has handed over. */
export function readFile(name: string, bytes: ArrayBuffer): ReadFile {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { kind: 'notText' }
  }
  const handover = handoverIn(source)
  if (!handover) return { kind: 'file', file: { name, source } }
  const { preview } = handover
  return {
    kind: 'file',
    file: { name: handover.name, source: handover.source },
    view: { ...preview, moment: Date.parse(preview.moment) },
  }
}

/** The configuration as the site reads it; an empty one if the file is no JSON object. */
export function configOf(value: unknown): SiteConfig {
  const read = v.safeParse(siteConfigSchema, value)
  return read.success ? read.output : parse(siteConfigSchema, {})
}
