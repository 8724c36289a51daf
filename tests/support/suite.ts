/** Whether this is `npm run test:deep`. */
export const isDeep = process.env.DEEP === '1'

/** Whether this is `npm run test:all`. */
export const isTestAll = process.env.TEST_ALL === '1'

/** Whether tests run that take ten seconds or more, which `npm test` leaves out. */
export const isLongRun = isTestAll || isDeep
