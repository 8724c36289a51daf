/** Words around the agreements; their own text stands with the page. */
export const zh = {
  'agreements.path': '当前位置',
  'agreements.print': '打印',
} as const

export const en: Record<keyof typeof zh, string> = {
  'agreements.path': 'Breadcrumb',
  'agreements.print': 'Print',
}
