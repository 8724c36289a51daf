import type { BallotState } from '../../api/registration.ts'
import type { MySignUp } from '../../api/signup.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import type { TextKey } from '../../i18n/zh.ts'

/** States that end with the form's own end. */
const UNTIL_CLOSING = new Set<BallotState>(['draft', 'toPay', 'proofRejected'])
/** States whose date is the day they came. */
const DATED = new Set<BallotState>(['directEntry', 'drawn', 'givenUp', 'withdrawn', 'refunded'])

/** The one date of a state, and what it is. */
export function signUpDate(
  { state, since }: Pick<MySignUp, 'state' | 'since'>,
  { closesAt }: Pick<SignUpForm, 'closesAt'>,
): { label: TextKey; time: string } {
  if (state && UNTIL_CLOSING.has(state) && closesAt) {
    return { label: `lookups.state.${state}.date`, time: closesAt }
  }
  if (state && DATED.has(state)) return { label: `lookups.state.${state}.date`, time: since }
  return { label: 'lookups.state.since', time: since }
}
