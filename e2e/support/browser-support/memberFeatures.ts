import ts from 'typescript'
import { isFeature } from './supportData.ts'

const READ_ONLY = /^Readonly(?=Array|Map|Set)/

/** The feature of a member that a declaration of TypeScript's own library describes. */
function featureOf(declaration: ts.Declaration, name: string): string | undefined {
  const { parent } = declaration
  if (!ts.isInterfaceDeclaration(parent)) return undefined
  const owner = parent.name.text.replace(READ_ONLY, '')
  return [
    ['javascript', 'builtins', owner, name],
    ['api', owner, name],
  ]
    .find(isFeature)
    ?.join('.')
}

/** The projects that run in a browser. */
const PROJECTS = ['src/tsconfig.json', 'src/service-worker/tsconfig.json']

function programOf(project: string): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const parsed = ts.getParsedCommandLineOfConfigFile(project, undefined, host)
  if (!parsed) throw new Error(`${project} cannot be read`)
  return ts.createProgram(parsed.fileNames, parsed.options)
}

/**
 * The members of platform objects that the site's own sources use, by type, with the places that use
 * them as `file:line`.
 */
export function memberFeatures(): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const project of PROJECTS) addUses(programOf(project), uses)
  return uses
}

function addUses(program: ts.Program, uses: Map<string, string[]>): void {
  const checker = program.getTypeChecker()
  for (const file of program.getSourceFiles()) {
    if (file.fileName.includes('node_modules')) continue
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) {
        const declarations = checker.getSymbolAtLocation(node.name)?.declarations ?? []
        for (const declaration of declarations) {
          if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue
          const feature = featureOf(declaration, node.name.text)
          const { line } = file.getLineAndCharacterOfPosition(node.getStart())
          const path = file.fileName.replace(/^.*\/src\//, 'src/')
          if (feature) uses.set(feature, [...(uses.get(feature) ?? []), `${path}:${line + 1}`])
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
}
