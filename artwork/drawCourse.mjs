import { writeFileSync } from 'node:fs'
import { drawGround, drawMap } from './courseMap.mjs'
import { drawProfile } from './courseProfile.mjs'
import { texts } from './courseTexts.mjs'

/** @param {string} name @param {string} svg */
const save = (name, svg) => writeFileSync(new URL(`${name}.svg`, import.meta.url), `${svg}\n`)

save('course-relief', drawGround())
save('course-map', drawMap(texts.zh))
save('course-map-en', drawMap(texts.en))
save('course-profile', drawProfile(texts.zh))
save('course-profile-en', drawProfile(texts.en))
