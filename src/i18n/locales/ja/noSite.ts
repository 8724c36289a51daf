import type { noSite as zh } from '../zh/noSite.ts'

export const noSite: Record<keyof typeof zh, string> = {
  'site.unbound': '大会が登録されていません',
  'site.unbound.text':
    '{host}に対応する大会は見つかりませんでした。大会のお知らせからお越しの方は、アドレスをご確認ください。',
  'site.unpublished': 'サイト準備中',
  'site.unpublished.text': '大会のページを準備しています。公開後、こちらでご覧いただけます。',
}
