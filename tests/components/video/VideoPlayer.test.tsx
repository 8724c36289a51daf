import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { VideoPlayer } from '#components/video/VideoPlayer.tsx'

const show = (captions: string) => {
  const video = { src: '/film.webm', pic: '', captions, captionsEn: '' }
  const texts = { failed: '放不出来', retry: '重试' }
  render(
    <SiteProvider>
      <VideoPlayer video={video} name="航拍石桥" texts={texts} isAutoplay={false} />
    </SiteProvider>,
  )
  return screen.getByLabelText('航拍石桥').querySelectorAll('track')
}

afterEach(cleanup)

test('a video without captions has no track', () => {
  expect(show('')).toHaveLength(0)
  cleanup()
  expect(show('javascript:alert(1)')).toHaveLength(0)
})

test('captions of the configuration are shown with the video', () => {
  const [track] = show('/film.zh.vtt')
  expect(track).toHaveAttribute('kind', 'captions')
  expect(track).toHaveAttribute('src', '/film.zh.vtt')
  expect(track).toHaveAttribute('srclang', 'zh')
})
