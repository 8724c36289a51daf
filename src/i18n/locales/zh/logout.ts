/** Words of the question about drafts before a logout. */
export const logout = {
  'logout.title': '保留报名草稿吗？',
  'logout.text':
    '这个浏览器里保存着您的报名表草稿，其中有姓名、联系方式等个人信息。与他人共用这台设备时，请删除草稿。',
  'logout.delete': '删除草稿并退出',
  'logout.keep': '保留草稿并退出',
} as const
