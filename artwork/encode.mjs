import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Ten bits per channel prevent banding in large skies. sRGB is stated explicitly so that all browsers agree.
const AVIF = [
  ['-vf', 'scale=out_color_matrix=bt709:out_range=pc:flags=accurate_rnd+full_chroma_int'],
  ['-pix_fmt', 'yuv420p10le', '-color_range', 'pc', '-colorspace', 'bt709'],
  ['-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'],
  ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '3'],
].flat()

const VP9 = [
  ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1', '-an'],
].flat()

/** @param {string[]} options */
async function ffmpeg(options) {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  })
  return { input: child.stdin, ended }
}

/**
 * @param {Buffer} png
 * @param {string} path
 * @param {number} crf lower means better and larger
 */
export async function writeAvif(png, path, crf) {
  const source = ['-f', 'image2pipe', '-c:v', 'png', '-i', '-']
  const { input, ended } = await ffmpeg([...source, ...AVIF, '-crf', String(crf), path])
  input.end(png)
  await ended
}

/**
 * Encodes in two passes, so that the first second looks as good as the last.
 * @param {AsyncIterable<Buffer>} frames PNG
 * @param {string} path
 * @param {{ fps: number, crf: number, kbps: number }} options `kbps` is the maximum bit rate
 */
export async function writeVideo(frames, path, { fps, crf, kbps }) {
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const lossless = join(folder, 'frames.mkv')
  const source = ['-f', 'image2pipe', '-framerate', String(fps), '-c:v', 'png', '-i', '-']
  const { input, ended } = await ffmpeg([...source, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', lossless])
  for await (const frame of frames) if (!input.write(frame)) await once(input, 'drain')
  input.end()
  await ended
  const rate = ['-crf', String(crf), '-b:v', `${kbps}k`, '-passlogfile', join(folder, 'pass')]
  const encode = ['-i', lossless, ...VP9, ...rate]
  await (
    await ffmpeg([...encode, '-pass', '1', '-f', 'null', '-'])
  ).ended
  await (
    await ffmpeg([...encode, '-pass', '2', path])
  ).ended
  rmSync(folder, { recursive: true })
}
