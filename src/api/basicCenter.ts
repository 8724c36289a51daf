import * as v from 'valibot'
import { text } from '../lib/parse.ts'
import { call } from './client.ts'
import { paths } from './paths.ts'

/**
 * Asks whether the stored token is valid: any code but 0 means that it is not (spec §7), which at
 * the start is no reason for a dialog.
 */
export const fetchCommonInfo = () =>
  call({
    centre: 'basic',
    path: paths.commonInfo,
    json: {},
    isOwn: true,
    quiet: 'expiry',
    answer: v.object({ accountId: text }),
  })
