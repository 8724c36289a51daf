import type { Translated } from '../translated.ts'

/** Words of the question about drafts before a log-out. */
export const zh = {
  'signOut.title': '保留报名草稿吗？',
  'signOut.text':
    '这个浏览器里保存着您的报名表草稿，其中有姓名、联系方式等个人信息。与他人共用这台设备时，请删除草稿。',
  'signOut.delete': '删除草稿并退出',
  'signOut.keep': '保留草稿并退出',
} as const

export const en: Translated<typeof zh> = {
  'signOut.title': 'Keep the draft of your entry form?',
  'signOut.text':
    'This browser holds a draft of your entry form, with your name, contact details and other personal data. If other people use this device, delete it.',
  'signOut.delete': 'Delete it and log out',
  'signOut.keep': 'Keep it and log out',
}
