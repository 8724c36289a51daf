/** Words of the screen on a host without a race, or whose race has nothing to show yet. */
export const noSite = {
  'site.unbound': '未绑定赛事',
  'site.unbound.text': '没有找到与 {host} 对应的赛事。如果您是从赛事通知进来的，请核对网址后重试。',
  'site.unpublished': '网站筹备中',
  'site.unpublished.text': '赛事信息正在准备中，发布后即可在本站查看，敬请期待。',
} as const
