import { sendReply } from '../sendReply.ts'
import type { Bytes } from '../source.ts'
import { convertDocx } from './convertDocx.ts'

addEventListener('message', ({ data }: MessageEvent<Bytes>) => sendReply(convertDocx(data)))
