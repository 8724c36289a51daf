import { type Download, packConfig } from './packConfig.ts'

addEventListener('message', async ({ data }: MessageEvent<Download>) => {
  postMessage(await packConfig(data))
})
