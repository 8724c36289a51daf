import { existsSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(process.env.SANDBOX_DATA ?? '.sandbox')
const foreign = existsSync(folder)
  ? readdirSync(folder).filter((name) => !/^(?:sandbox\.db(-\w+)?|uploads)$/.test(name))
  : []

if (!existsSync(folder)) {
  console.log(`Nothing to remove: ${folder} does not exist.`)
} else if (foreign.length > 0) {
  console.error(
    `${folder} is no folder of the sandbox (${foreign[0]} lies in it): nothing removed.`,
  )
  process.exitCode = 1
} else {
  rmSync(folder, { recursive: true })
  console.log(`Removed ${folder}. The next start makes it anew; restart a server that is running.`)
}
