/** Texts around the agreements, which are themselves in `features/legal/`. */
export const agreements = {
  'agreements.print': '打印',
  'agreements.none': '尚未公布。',
  'agreements.failed': '加载失败，请检查网络后重试。',
  'agreements.neutral': '本网站的通用条款，本赛事的文本尚未公布',
} as const
