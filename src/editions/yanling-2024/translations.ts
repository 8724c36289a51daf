/** Texts that the organiser has changed for this edition; all others are the site's own. */
export const translations: Record<string, { zh: string; en: string }> = {
  'home.course.heading': { zh: '路线', en: 'The course' },
}
