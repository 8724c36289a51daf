/** Words around a course that is not drawn yet. */
export const courseSheet = {
  'site.course.map': '路线图',
  'site.course.profile': '赛道高低起伏图',
  'site.course.failed': '赛道图暂时无法显示。',
  'site.course.file': '下载赛道文件',
  'site.course.event': '选择项目',
} as const
