import type { FormKind } from '../../src/api/signup.ts'
import type { World } from '../world.ts'
import { filesIn } from './checkField.ts'
import { forms, items } from './forms.ts'
import { judge } from './judge.ts'
import { scoreChecks } from './scoreChecks.ts'
import { closedRefusal, signUpWindow } from './signUpWindow.ts'
import { faulty, type SentSubmission, signUpRefusals } from './submission.ts'

const nameOf = (address: string) => address.replace('/uploads/', '')

/** Looks at what was sent in once more, rule by rule; gives the refusal, or nothing if all is well. */
export function examine(world: World) {
  const windows = signUpWindow(world)
  const scores = scoreChecks(world)

  return async (kind: FormKind, accountId: string, channel: string, sent: SentSubmission) => {
    const form = forms[kind]
    const window = await windows.of(sent.raceId, kind)
    if (!window) return signUpRefusals.noRace
    const closed = closedRefusal(window)
    if (closed) return closed
    const item = items.find(({ itemId }) => itemId === sent.itemId)
    if (!item) return signUpRefusals.itemUnknown
    if (window.fullItems.includes(item.itemId)) return signUpRefusals.full
    if (sent.formId !== form.formId || sent.version !== form.version) {
      return signUpRefusals.formChanged
    }
    const finishes = await scores.foundFor(accountId)
    const addresses = filesIn(sent.values)
    const files = await Promise.all(
      addresses.map(async (address) =>
        (await world.uploads.find(nameOf(address))) ? address : '',
      ),
    )
    const faults = judge({
      form,
      item,
      channel,
      raceDay: window.raceDay,
      sent,
      found: (id) => finishes.get(id),
      hasFile: (address) => files.includes(address),
    })
    return faults.length > 0 ? faulty(faults) : undefined
  }
}
