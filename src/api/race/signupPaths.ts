/** The race-center's paths for sign-up. */
export const signupPaths = {
  form: '/race-center/api/signup/form',
  submit: '/race-center/api/signup/submit',
  mine: '/race-center/api/signup/mine',
  consent: '/race-center/api/signup/consent',
  supportingDocuments: '/race-center/api/signup/papers',
  directApply: '/race-center/api/direct/apply',
  directStatus: '/race-center/api/direct/status',
  pastEvents: '/race-center/api/events/past',
  verifyScore: '/race-center/api/score/verify',
} as const
