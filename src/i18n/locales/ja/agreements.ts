import type { agreements as zh } from '../zh/agreements.ts'

export const agreements: Record<keyof typeof zh, string> = {
  'agreements.print': '印刷',
  'agreements.none': 'まだ公開されていません。',
  'agreements.failed': '読み込めませんでした。通信状況を確認して、もう一度お試しください。',
  'agreements.neutral': 'このサイトの共通規約です。大会独自の規約はまだ公開されていません。',
}
