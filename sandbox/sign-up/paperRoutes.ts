import { Hono } from 'hono'
import * as v from 'valibot'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { ok, readBody, readQuery } from '../envelope.ts'
import { refusals } from '../user-center/refusals.ts'
import { sessions } from '../user-center/sessions.ts'
import type { World } from '../world.ts'
import { checkField, filesIn } from './checkField.ts'
import { paperKinds, papers } from './papers.ts'
import { signUps } from './signUps.ts'
import { faulty, signUpRefusals } from './submission.ts'

const paperBody = v.object({
  raceId: v.string('raceId must be a text.'),
  signupId: v.string('signupId must be a text.'),
  paperId: v.string('paperId must be a text.'),
  files: v.pipe(v.string('files must be a text.'), v.minLength(1, 'files must name a file.')),
})

const LOST = { zh: '文件不存在，请重新上传', en: 'names a file that is not there' }

/** Papers that are asked for after the form, and what is handed in. */
export function paperRoutes(world: World) {
  const routes = new Hono()
  const signIns = sessions(world)
  const store = signUps(world)
  const handedIn = papers(world)

  routes.get(signUpPaths.papers, async (c) => {
    const accountId = await signIns.accountOf(c)
    if (!accountId) return c.json(refusals.expired)
    const own = await store.ofAccount(accountId, readQuery(c, 'raceId'))
    const lists = own.map(async ({ signupId, itemName, itemNameEn, state }) => {
      const sent = await handedIn.of(signupId)
      return paperKinds
        .filter(({ taken }) => taken.some((one) => one === state))
        .map(({ field, asked, reason, reasonEn }) => {
          const { files = '', sentAt = '' } = sent.get(field.key) ?? {}
          const isAsked =
            asked.some((one) => one === state) && (state === 'proofRejected' || !files)
          const why = isAsked ? { reason, reasonEn } : {}
          return {
            ...{ signupId, paperId: field.key, itemName, itemNameEn },
            ...{ field, files, sentAt, isAsked, ...why },
          }
        })
    })
    return c.json(ok({ accountId, papers: (await Promise.all(lists)).flat() }))
  })

  routes.post(signUpPaths.papers, async (c) => {
    const accountId = await signIns.accountOf(c)
    if (!accountId) return c.json(refusals.expired)
    const { raceId, signupId, paperId, files } = await readBody(c, paperBody)
    const own = await store.ofAccount(accountId, raceId)
    const signUp = own.find((one) => one.signupId === signupId)
    const kind = paperKinds.find(
      ({ field, taken }) => field.key === paperId && taken.some((one) => one === signUp?.state),
    )
    if (!signUp || !kind) return c.json(signUpRefusals.noSignUp)
    const wrong = checkField(kind.field, files)
    const there = await Promise.all(
      filesIn(files).map((address) => world.uploads.find(address.replace('/uploads/', ''))),
    )
    const fault = wrong ?? (there.length === 0 || there.includes(undefined) ? LOST : undefined)
    if (fault) {
      const { label = '', labelEn = '' } = kind.field
      const message = `${label}：${fault.zh}`
      return c.json(faulty([{ key: paperId, message, messageEn: `${labelEn} ${fault.en}.` }]))
    }
    const sentAt = await handedIn.keep(signupId, paperId, files)
    // New proof is looked at again; until then the sign-up waits for the draw as before.
    if (signUp.state === 'proofRejected') await store.move(signupId, 'paid')
    return c.json(ok({ accountId, sentAt }))
  })

  return routes
}
