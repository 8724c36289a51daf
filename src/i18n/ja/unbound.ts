import type { zh } from '../texts/unbound.ts'

export const ja: Record<keyof typeof zh, string> = {
  'site.unbound': '大会が登録されていません',
  'site.unbound.text':
    '{host}に対応する大会は見つかりませんでした。大会のお知らせからお越しの方は、アドレスをご確認ください。',
}
