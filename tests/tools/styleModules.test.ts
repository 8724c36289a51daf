// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, normalize, resolve } from 'node:path'
import postcss, { type ChildNode } from 'postcss'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { themeColours } from '#domain/theme.ts'
import { shortClassNames } from '../../tools/build/files.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
)
const modules = files.filter((file) => file.endsWith('.module.css'))
const components = files.filter((file) => file.endsWith('.tsx'))

/** Class names that a style sheet defines; those of the library are marked `:global`. */
function classesOf(file: string): Set<string> {
  const classes = new Set<string>()
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
    const localSelector = selector.replaceAll(/:global\([^)]*\)|'[^']*'|"[^"]*"/g, '')
    for (const [, name = ''] of localSelector.matchAll(/\.([a-zA-Z][\w-]*)/g)) classes.add(name)
  })
  return classes
}

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/** What a component uses of each module it imports. */
function usesOf(component: string) {
  const text = readFileSync(component, 'utf8')
  const code = text.replaceAll(IMPORT, '')
  return [...text.matchAll(IMPORT)].map(([, name = '', path = '']) => ({
    module: normalize(
      path.startsWith('#') ? path.replace('#', 'src/') : join(component, '..', path),
    ),
    classes: [...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(
      ([, one = '']) => one,
    ),
    isDynamic: new RegExp(`\\b${name}\\[`).test(code),
  }))
}

const uses = components.flatMap((component) =>
  usesOf(component).map((use) => ({ component, ...use })),
)

test('file names of style modules are unique: class names are made of them', () => {
  const names = modules.map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('class names of published builds are unique and short', async () => {
  const config = await resolveConfig(
    { configFile: false, css: { modules: shortClassNames } },
    'build',
  )
  const sheets = await Promise.all(
    modules.map((file) => preprocessCSS(readFileSync(file, 'utf8'), resolve(file), config)),
  )
  // Behind its own name, a class has those that it is composed of.
  const names = sheets.flatMap((sheet) =>
    Object.values(sheet.modules ?? {}).map((name) => name.replace(/ .*/, '')),
  )
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[\w-]{5,6}$/.test(name))).toEqual([])
})

test('every class that a component uses is defined in the module it names', () => {
  const missing = uses.flatMap(({ component, module, classes }) => {
    const defined = classesOf(module)
    return classes.filter((name) => !defined.has(name)).map((name) => `${component}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('every class of a module is used', () => {
  const unused = modules.flatMap((module) => {
    const of = uses.filter((use) => use.module === module)
    if (of.some(({ isDynamic }) => isDynamic)) return []
    const used = new Set(of.flatMap(({ classes }) => classes))
    return [...classesOf(module)]
      .filter((name) => !used.has(name))
      .map((name) => `${module}: ${name}`)
  })
  expect(unused).toEqual([])
})

/** Classes of every page's frame, and the one for text that only screen readers read. */
const OF_ALL = 'src/styles/layout.module.css'

test('a module is imported by its own component only', () => {
  const borrowed = uses.filter(
    ({ component, module }) =>
      module !== OF_ALL && module !== component.replace(/\.tsx$/, '.module.css'),
  )
  expect(borrowed.map(({ component, module }) => `${component}: ${module}`)).toEqual([])
  const importedElsewhere = files.filter(
    (file) => file.endsWith('.ts') && /from '[^']+\.module\.css'/.test(readFileSync(file, 'utf8')),
  )
  expect(importedElsewhere).toEqual([])
})

test('global class names are those of the screen before React, with a prefix of its own', () => {
  const sheets = files.filter((file) => file.endsWith('.css') && !modules.includes(file))
  const names = sheets.flatMap((file) => [...classesOf(file)])
  expect(names.filter((name) => !name.startsWith('shell'))).toEqual([])
})

test('shared styles are in the layer that the styles of pages override', () => {
  const shared = modules.filter((file) => /^src\/(?:components|styles)\//.test(file))
  const outside = shared.filter((file) =>
    postcss
      .parse(readFileSync(file, 'utf8'))
      .nodes.some(
        (node) =>
          node.type !== 'comment' &&
          !(node.type === 'atrule' && node.name === 'layer' && node.params === 'components'),
      ),
  )
  expect(outside).toEqual([])
})

/** Properties that take their values from the scales in `styles/tokens.css`, and the raw ones. */
const SCALES: [RegExp, RegExp][] = [
  // Print is set in points.
  [/^font-size$/, /\d(?:px|rem)/],
  // In pixels it would not follow the size that the visitor has set in the browser.
  [/^(?:font|line-height)$/, /\dpx/],
  [/radius$/, /\dpx/],
  // A shadow without blur is a line.
  [/^box-shadow$/, /(?:-?\d+(?:px)? ){2}[1-9]\d*px.*rgb/],
  [/^transition$/, /\dms/],
  // A loop has a length of its own.
  [/^animation$/, /^\S+ [\d.]+m?s(?!.*infinite)/],
]
const OFF_SCALE = [
  // Shadows upwards, onto what scrolls under the bar.
  'ExportBar.module.css box-shadow: 0 -1px 0 var(--neutral-200),\n    0 -12px 32px rgb(var(--band-rgb) / 12%)',
  // The same duration as that of a slide.
  'CarouselControls.module.css animation: strip-fill 7s linear',
  // The finish time is shown as large as a picture.
  'ResultCard.module.css font-size: min(5.5rem, 14cqi)',
  // Fits the hero, which is as tall as the window allows.
  'CarouselText.module.css font-size: clamp(3.125rem, var(--hero) * 0.117, 4.375rem)',
]

test('type, corners, shadows and motion keep to their scales', () => {
  const raw = files
    .filter((file) => file.endsWith('.module.css') || file.endsWith('base.css'))
    .flatMap((file) => {
      const found: string[] = []
      postcss.parse(readFileSync(file, 'utf8')).walkDecls(({ prop, value }) => {
        if (SCALES.some(([name, off]) => name.test(prop) && off.test(value)))
          found.push(`${basename(file)} ${prop}: ${value}`)
      })
      return found
    })
  expect(raw.filter((one) => !OFF_SCALE.includes(one))).toEqual([])
})

/** Dialogs and the like are as large as the window, and may ask how wide it is. */
const AS_LARGE_AS_THE_WINDOW = [
  'Dialog',
  'FilePreview',
  'PreviewBar',
  'PreviewNotes',
  'SheetView',
  'FilePreviewDialog',
  'DocxView',
  'Lightbox',
  'LoginDrawer',
  'MenuDialog',
  'SearchDialog',
  'Toasts',
  'VideoWithNext',
].map((name) => `${name}.module.css`)

function textOf(node: ChildNode): string {
  if (node.type === 'decl') return node.value
  return node.type === 'atrule' ? node.params : ''
}

test('parts of a page ask how wide the page is, never how wide the window is', () => {
  const asking = modules
    .filter((file) => !AS_LARGE_AS_THE_WINDOW.includes(basename(file)))
    .flatMap((file) => {
      const found: string[] = []
      postcss.parse(readFileSync(file, 'utf8')).walk((node) => {
        const text = textOf(node)
        const isOfWindow = node.type === 'atrule' && node.name === 'media' && /width/.test(text)
        if (isOfWindow || /\d[sld]?vw\b/.test(text)) found.push(`${basename(file)} ${text}`)
      })
      return found
    })
  expect(asking).toEqual([])
})

test('layouts change at widths in rem: with larger text, to the one for a narrower page', () => {
  const inPixels = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const found: string[] = []
      postcss
        .parse(readFileSync(file, 'utf8'))
        .walkAtRules(/^(?:media|container)$/, ({ params }) => {
          if (/width[^)]*\dpx/.test(params)) found.push(`${basename(file)} ${params}`)
        })
      return found
    })
  expect(inPixels).toEqual([])
})

/** A colour written out: hexadecimal, by function or by name. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!var\()|(?<![\w-])(?:white|black)(?![\w-])/i
const TOKEN_SHEETS = ['firstTokens.css', 'tokens.css', 'contrast.css']
const DRAWN = [
  // Behind every video, in both schemes.
  'VideoCover.module.css background: #000',
  'VideoPlayer.module.css background: #000',
  // The background of the drawn map, around its labels.
  'MapText.module.css stroke: #f6f5ea',
]

test('colours are tokens, except in print and in drawings', () => {
  const found: string[] = []
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    if (TOKEN_SHEETS.includes(basename(file))) continue
    postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      const { prop, value } = declaration
      // A mask uses only the opacity of a colour.
      if (!COLOUR.test(value) || prop.startsWith('mask')) return
      let isPrinted = false
      let at: postcss.Node | undefined = declaration
      while ((at = at.parent)) isPrinted ||= at instanceof postcss.AtRule && at.params === 'print'
      if (!isPrinted) found.push(`${basename(file)} ${prop}: ${value}`)
    })
  }
  expect(found.filter((one) => !DRAWN.includes(one))).toEqual([])
  const code = files
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /#[0-9a-f]{6}\b|\brgba?\(/i.test(readFileSync(file, 'utf8')))
  expect(code).toEqual([])
})

const DEFINED = /(--[\w-]+)'?[:,]/g
const USED = /var\((--[\w-]+)/g

test('every custom property that styles use is defined', () => {
  const texts = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const defined = new Set([
    ...texts.flatMap((text) => [...text.matchAll(DEFINED)].map(([, name = '']) => name)),
    ...Object.keys(themeColours('#000000', '#000000').light).map((name) => `--${name}`),
  ])
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(USED)].map(([, name = '']) => name)),
  )
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})
