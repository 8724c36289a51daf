import { mkdirSync, writeFileSync } from 'node:fs'
import { publicPath } from '../list.mjs'
import { courseSheet } from './courseSheet.mjs'
import { sheets } from './sheets.mjs'
import { statement } from './statement.mjs'

// `node artwork/files/make.mjs` writes the office files linked from the edition's documents.
const FOLDER = publicPath('/edition-2024/files/')
mkdirSync(FOLDER, { recursive: true })
const files = {
  'participation-declaration.docx': statement(),
  ...sheets(),
  'course-sheet.pdf': await courseSheet(),
}
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(FOLDER + name, bytes)
  console.log(`${name} ${Math.round(bytes.length / 1024)} KB`)
}
