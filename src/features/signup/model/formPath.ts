import type { FormKind } from '#api/race/signup.ts'

/** Where an account with entries fills in another one; without this, `/post` shows its entries. */
export const ANOTHER_SIGNUP = '/post?entry=new'

/** The page with a form, also where the account has entries. */
export const formPath = (kind: FormKind): string => (kind === 'post' ? ANOTHER_SIGNUP : '/direct')
