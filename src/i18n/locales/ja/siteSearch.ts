import type { siteSearch as zh } from '../zh/siteSearch.ts'

export const siteSearch: Record<keyof typeof zh, string> = {
  'siteSearch.title': 'サイト内検索',
  'siteSearch.field': 'サイト内を検索',
  'siteSearch.placeholder': '大会要項、お知らせ、ニュース、写真',
  'siteSearch.start': '何をお探しですか？',
  'siteSearch.start.text': '1〜2語を入力してください。例：',
  'siteSearch.start.alone': '1〜2語を入力してください。',
  'siteSearch.often': 'よく検索される言葉',
  'siteSearch.often.words': '制限時間|参加キット|手荷物|バス|返金|完走証',
  'siteSearch.count': '{count}件見つかりました',
  'siteSearch.filling': '内容が多いため、検索の準備を続けています。',
  'siteSearch.nothing': '「{query}」は見つかりません',
  'siteSearch.nothing.alone': '短い言葉で検索し直してください。',
  'siteSearch.nothing.text': '短い言葉で検索し直すか、次の言葉をお試しください：',
  'siteSearch.rest': 'ほか{count}件。言葉を足すと絞り込めます。',
  'siteSearch.broken': '検索は現在利用できません',
  'siteSearch.broken.text':
    '検索を読み込めませんでした。通信状況を確認して、もう一度お試しください。ページのほかの部分はそのままご利用いただけます。',
  'siteSearch.kind.page': 'ページ',
  'siteSearch.kind.question': 'よくある質問',
  'siteSearch.kind.news': 'ニュース',
  'siteSearch.kind.notice': 'お知らせ',
  'siteSearch.kind.picture': '写真・動画',
  'siteSearch.keys.choose': '選択',
  'siteSearch.keys.open': '開く',
  'siteSearch.keys.close': '閉じる',
}
