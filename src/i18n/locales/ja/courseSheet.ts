import type { courseSheet as zh } from '../zh/courseSheet.ts'

export const courseSheet: Record<keyof typeof zh, string> = {
  'site.course.map': 'コースマップ',
  'site.course.profile': 'コースの高低図（距離と関門を表示）',
  'site.course.failed': 'ただいまコースを表示できません。',
  'site.course.file': 'コースデータをダウンロード',
  'site.course.event': '種目を選択',
}
