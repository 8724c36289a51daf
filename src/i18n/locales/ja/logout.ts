import type { logout as zh } from '../zh/logout.ts'

export const logout: Record<keyof typeof zh, string> = {
  'logout.title': 'エントリーの下書きを残しますか',
  'logout.text':
    'このブラウザには、氏名や連絡先などの個人情報を含むエントリーの下書きが保存されています。ほかの人も使う端末では、下書きを削除してください。',
  'logout.delete': '削除してログアウト',
  'logout.keep': '残してログアウト',
}
