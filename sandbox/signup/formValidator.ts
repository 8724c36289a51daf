import type { FormKind } from '#api/race/signup.ts'
import type { SandboxContext } from '../context.ts'
import { findRace } from '../race-center/races.ts'
import { filesIn } from './fields/checkField.ts'
import { fieldsLeft } from './optionPlaces.ts'
import { scoreChecks } from './scoreChecks.ts'
import { signupStore, timeOf } from './signups.ts'
import { closedError, signupWindow } from './signupWindow.ts'
import { invalidFormResponse, type SentSubmission, signupErrors } from './submission.ts'
import { submissionErrors } from './submissionErrors.ts'

const DAY_LENGTH = 'YYYY-MM-DD'.length
const nameOf = (address: string) => address.replace('/uploads/', '')

/**
 * Validates submissions again, against every rule: answers the error response, or undefined if one is valid.
 */
export function formValidator(context: SandboxContext) {
  const windows = signupWindow(context)
  const scores = scoreChecks(context)
  const store = signupStore(context)

  return async (kind: FormKind, accountId: string, channel: string, sent: SentSubmission) => {
    const window = await windows.of(sent.raceId, kind)
    const edition = findRace(sent.raceId)?.edition
    if (!window || !edition) return signupErrors.noRace
    const form = edition.signup.forms[kind]
    const closed = closedError(window)
    if (closed || !form) return closed ?? signupErrors.closed
    const item = edition.signup.items.find(({ itemId }) => itemId === sent.itemId)
    if (!item) return signupErrors.itemUnknown
    if (window.fullItems.includes(item.itemId)) return signupErrors.full
    if (sent.formId !== form.formId || sent.version !== form.version) {
      return signupErrors.formChanged
    }
    const finishes = await scores.foundFor(accountId)
    const fields = fieldsLeft(form, await store.counted(sent.raceId))
    const addresses = fields.flatMap((field) => filesIn(field, sent.values[field.key]))
    const files = await Promise.all(
      addresses.map(async (address) =>
        (await context.uploads.find(nameOf(address))) ? address : '',
      ),
    )
    const errors = submissionErrors({
      form,
      fields,
      item,
      channel,
      raceDay: window.raceDay,
      today: timeOf(edition, context.clock.now()).slice(0, DAY_LENGTH),
      sent,
      found: (id) => finishes.get(id),
      hasFile: (address) => files.includes(address),
    })
    return errors.length > 0 ? invalidFormResponse(errors) : undefined
  }
}
