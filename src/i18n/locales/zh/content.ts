/** Words that the site adds to an editor's content; a link follows them. */
export const content = {
  'content.video': '视频请在原网页观看：',
  'content.audio': '音频请在原网页收听：',
  'content.page': '嵌入的内容请在原网页查看：',
} as const
