import type { signOut as zh } from '../zh/signOut.ts'

export const signOut: Record<keyof typeof zh, string> = {
  'signOut.title': 'エントリーの下書きを残しますか',
  'signOut.text':
    'このブラウザには、氏名や連絡先などの個人情報を含むエントリーの下書きが保存されています。ほかの人も使う端末では、下書きを削除してください。',
  'signOut.delete': '削除してログアウト',
  'signOut.keep': '残してログアウト',
}
