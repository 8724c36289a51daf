import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { editions } from '#sandbox/editions/editions.ts'
test.each(editions)('$raceId', ({ raceId, config }) => {
  writeFileSync(`/tmp/t/${raceId}.json`, JSON.stringify(config, null, 2))
})
