import { answerWorker } from '../answerWorker.ts'
import type { Bytes } from '../source.ts'
import { convertDocx } from './convertDocx.ts'

addEventListener('message', ({ data }: MessageEvent<Bytes>) => answerWorker(convertDocx(data)))
