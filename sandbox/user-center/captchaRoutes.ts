import { Hono } from 'hono'
import * as v from 'valibot'
import { requests } from '#api/requests.ts'
import { userPaths } from '#api/user/paths.ts'
import type { SandboxContext } from '../context.ts'
import { ok, readBody } from '../envelope.ts'
import { captchas } from './captchas.ts'
import { errors } from './errors.ts'
import { callerOf, rateLimits } from './rateLimits.ts'

const { scene, kind } = requests.captchaQuestion.schema.entries
const challengeBody = v.object({ scene, kind: v.optional(kind) })

/** The site's own captcha: a picture with a gap or a text question, and their verification. */
export function captchaRoutes(context: SandboxContext) {
  const routes = new Hono()
  const captchaStore = captchas(context)
  const limits = rateLimits(context)

  routes.post(userPaths.captchaChallenge, async (c) => {
    const sent = await readBody(c, { in: 'json', schema: challengeBody })
    const challenge = sent.kind
      ? captchaStore.question(sent.scene)
      : captchaStore.challenge(sent.scene)
    return c.json(ok(await challenge))
  })

  routes.post(userPaths.captchaVerify, async (c) => {
    const { id, ...sent } = await readBody(c, requests.captchaVerify)
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
