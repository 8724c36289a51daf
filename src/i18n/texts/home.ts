/** Words of the home page. */
export const zh = {
  'home.notices': '赛事提示',
  'home.news.title': '新闻与公告',
  'home.course.title': '路线',
} as const

export const en: Record<keyof typeof zh, string> = {
  'home.notices': 'Notice',
  'home.news.title': 'News and notices',
  'home.course.title': 'The course',
}
