import { execFileSync } from 'node:child_process'

/** @param {string} folder @param {string} program @param {string[]} args */
const run = (folder, program, args) =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/**
 * Clones the repository at a git ref and installs its packages. Throws if there is no such commit.
 * @param {string} folder @param {string} ref
 */
export function cloneCommit(folder, ref) {
  const commit = run('.', 'git', ['rev-parse', '--verify', `${ref}^{commit}`]).trim()
  run('.', 'git', ['clone', '--quiet', '--shared', '--no-checkout', '.', folder])
  run(folder, 'git', ['checkout', '--quiet', '--detach', commit])
  // A build in this process has set NODE_ENV to production.
  run(folder, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
}
