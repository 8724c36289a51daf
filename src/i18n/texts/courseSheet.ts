import type { Translated } from '../translated.ts'

/** Words around a course that is not drawn yet. */
export const zh = {
  'site.course.map': '路线图',
  'site.course.profile': '赛道高低起伏图',
  'site.course.failed': '赛道图暂时无法显示。',
  'site.course.file': '下载赛道文件',
  'site.course.event': '选择项目',
} as const

export const en: Translated<typeof zh> = {
  'site.course.map': 'Course map',
  'site.course.profile': 'Elevation profile of the course, with distances and cut-offs',
  'site.course.failed': 'The course map cannot be shown at the moment.',
  'site.course.file': 'Download the course file',
  'site.course.event': 'Choose an event',
}
