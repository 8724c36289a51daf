/** Texts that the organiser words anew for this edition; all others are the site's own. */
export const translations2024: Record<string, { zh: string; en: string }> = {
  'home.news.title': { zh: '新闻与公告', en: 'News and notices' },
  'home.course.heading': { zh: '路线', en: 'The course' },
  'footer.slogan': {
    zh: '每年九月，在京郊群山里跑一场。',
    en: 'Every September, one run through the mountains near Beijing.',
  },
}
