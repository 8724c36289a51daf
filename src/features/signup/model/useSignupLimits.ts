import type { MySignup } from '#api/race/signup.ts'
import { signupLimits } from '#domain/signupLimits.ts'
import { useConfig } from '#race/useRace.ts'

/** How many entries an account and a person may have at this race. */
export const useSignupLimits = () => signupLimits(useConfig().race)

/** How many more entries an account may have. One that has lapsed does not count. */
export function signupsLeft(signups: Pick<MySignup, 'state'>[], perAccount: number): number {
  const counted = signups.filter(({ state }) => state !== 'withdrawn')
  return Math.max(perAccount - counted.length, 0)
}
