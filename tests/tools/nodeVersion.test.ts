// @vitest-environment node
import { expect, test } from 'vitest'
import { nodeIsTooOld } from '../../tools/test/nodeVersion.mjs'

test.each(['20.19.0', '20.20.2', '22.0.1', '100.0.0'])('Node %s is new enough', (version) => {
  expect(nodeIsTooOld(version, '>=20.19')).toBeUndefined()
})

test.each(['20.18.9', '18.20.4', '9.11.2'])('Node %s is too old: a sentence says so', (version) => {
  expect(nodeIsTooOld(version, '>=20.19')).toBe(
    `This is Node ${version}; the project needs Node 20.19 or newer: https://nodejs.org/`,
  )
})
