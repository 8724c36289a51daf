import { Hono } from 'hono'
import * as v from 'valibot'
import { userPaths } from '#api/user/paths.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody } from '../envelope.ts'
import { captchas } from './captchas.ts'
import { errors } from './errors.ts'
import { callerOf, rateLimits } from './rateLimits.ts'
import { textOf } from './rules.ts'

const X = 'x must be a number.'
const KIND = 'kind must be question, or missing.'
const challengeBody = v.object({
  scene: textOf('scene'),
  kind: v.optional(v.literal('question', KIND)),
})
const verifyBody = v.union(
  [
    v.object({ id: textOf('id'), x: v.pipe(v.number(X), v.finite(X)) }),
    v.object({ id: textOf('id'), answer: v.pipe(textOf('answer'), v.maxLength(80)) }),
  ],
  'The body must have an id, and x (a number) or answer (a text of at most 80 characters).',
)

/** The site's own captcha: a picture with a gap or a text question, and their verification. */
export function captchaRoutes(context: SandboxContext) {
  const routes = new Hono()
  const captchaStore = captchas(context)
  const limits = rateLimits(context)

  routes.post(userPaths.captchaChallenge, async (c) => {
    const { scene, kind } = await readBody(c, challengeBody)
    return c.json(ok(await (kind ? captchaStore.question(scene) : captchaStore.challenge(scene))))
  })

  routes.post(userPaths.captchaVerify, async (c) => {
    const { id, ...sent } = await readBody(c, verifyBody)
    const caller = callerOf(c)
    // Text questions are easier for bots than pictures, so correct answers count too.
    const isTooMany =
      'x' in sent
        ? await limits.isReached('wrongPositions', caller)
        : !(await limits.take('answers', caller))
    if (isTooMany) return c.json(errors.attemptsTooMany)
    const token = await captchaStore.verify(id, sent)
    if (token) return c.json(ok(token))
    if ('x' in sent) await limits.note('wrongPositions', caller)
    return c.json(errors.captchaFailed)
  })

  return routes
}
