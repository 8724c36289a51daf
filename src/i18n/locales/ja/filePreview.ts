import type { filePreview as zh } from '../zh/filePreview.ts'

export const filePreview: Record<keyof typeof zh, string> = {
  'filePreview.download': 'ダウンロード',
  'filePreview.openElsewhere': '元のリンクを開く',
  'filePreview.downloading': 'ダウンロード中',
  'filePreview.reading': 'ファイルを開いています',
  'filePreview.cancel': 'キャンセル',
  'filePreview.sheets': 'シート',
  'filePreview.table': '表の内容',
  'filePreview.row': '行番号',
  'filePreview.text': '文書の内容',
  'filePreview.pages': '文書のページ',
  'filePreview.page': 'ページ',
  'filePreview.pageCount': '／{count}ページ',
  'filePreview.pageNumber': '{number}ページ目',
  'filePreview.pageFailed': '{number}ページ目を表示できません。ダウンロードしてご覧ください。',
  'filePreview.zoom': '表示倍率',
  'filePreview.larger': '拡大',
  'filePreview.smaller': '縮小',
  'filePreview.list': '、',
  'filePreview.cut':
    'プレビューは先頭の{rows}行、{columns}列までです。全体はダウンロードしてご覧ください。',
  'filePreview.cutPages':
    'プレビューは先頭の{count}ページまでです。全体はダウンロードしてご覧ください。',
  'filePreview.blankPage':
    '{number}ページ目は空白のようです。内容があるはずの場合は、ダウンロードしてご覧ください。',
  'filePreview.charts':
    'このファイルのグラフは、ここでは表示できません。ダウンロードしてご覧ください。',
  'filePreview.diagrams':
    'このファイルの図（フローチャートや組織図など）は、ここでは表示できません。ダウンロードしてご覧ください。',
  'filePreview.equations':
    'このファイルの数式は、ここでは1行の文字で表示しています。体裁はダウンロードしてご覧ください。',
  'filePreview.formulas':
    '計算結果が保存されていない数式があり、数式をそのまま表示しています。結果はダウンロードし、表計算ソフトでご覧ください。',
  'filePreview.macros':
    'このファイルにはマクロが含まれていますが、ここでは実行されません。マクロは、ファイルの入手元を信頼できる場合にのみ有効にしてください。',
  'filePreview.objects':
    'このファイルに埋め込まれた別のファイルは、ここでは表示できません。ダウンロードしてご覧ください。',
  'filePreview.pictures': '表示できない画像があります。ダウンロードしてご覧ください。',
  'filePreview.shapes':
    'このファイルのテキストボックスや図形は、ここでは表示できません。ダウンロードしてご覧ください。',
  'filePreview.struckWords':
    'このファイルには取り消し線の付いた文字がありますが、ここでは線を表示できません。ダウンロードしてご確認ください。',
  'filePreview.numberFormats':
    '次の表示形式には対応していないため、数値をそのまま表示しています：{names}。本来の表示はダウンロードしてご覧ください。',
  'filePreview.emptySheet': 'このシートは空です。',
  'filePreview.emptyText': 'この文書には文字がありません。',
  'filePreview.broken': 'ファイルが壊れています',
  'filePreview.broken.text':
    'このファイルは開けません。内容が欠けている可能性があります。ダウンロードして開いてみるか、大会事務局へお問い合わせください。',
  'filePreview.chunk': 'プレビューを読み込めませんでした',
  'filePreview.chunk.text':
    'サイトが更新された可能性があります。もう一度お試しいただくか、ページを再読み込みしてください。ファイルを直接ダウンロードすることもできます。',
  'filePreview.elsewhere': 'ファイルは別のサイトにあります',
  'filePreview.elsewhere.text':
    '別のサイトのファイルはここではプレビューできません。元のリンクを開いてご覧ください。',
  'filePreview.encrypted': 'ファイルにパスワードが設定されています',
  'filePreview.encrypted.text':
    '暗号化されたファイルはプレビューできません。ダウンロードし、パスワードを入力して開いてください。',
  'filePreview.kind': 'この形式のファイルはプレビューできません',
  'filePreview.kind.text':
    'プレビューできるのはDOCX、XLSX、XLS、PDFです。ほかのファイルはダウンロードしてご覧ください。',
  'filePreview.mismatch': 'ファイルの内容と名前が一致しません',
  'filePreview.mismatch.text':
    '内容がファイル名の示す形式と異なります。安全のため開きませんでした。',
  'filePreview.missing': 'ファイルが見つかりません',
  'filePreview.missing.text':
    '移動したか、名前が変わった可能性があります。しばらくしてからもう一度お試しいただくか、大会事務局へお問い合わせください。',
  'filePreview.network': 'ファイルをダウンロードできませんでした',
  'filePreview.network.text': '通信状況を確認して、もう一度お試しください。',
  'filePreview.slow': 'プレビューを中止しました',
  'filePreview.slow.text': '{seconds}秒以内に開けませんでした。ダウンロードしてご覧ください。',
  'filePreview.tooLarge': 'ファイルが大きすぎてプレビューできません',
  'filePreview.tooLarge.text': 'プレビューできるのは{size}までです。ダウンロードしてご覧ください。',
  'filePreview.unpacked': '展開後のファイルが大きすぎます',
  'filePreview.unpacked.text':
    '圧縮率が異常に高く、展開するとプレビューの上限を超えます。安全のため開きませんでした。',
  'filePreview.unsupported': 'このブラウザーではプレビューできません',
  'filePreview.unsupported.text': 'ダウンロードして開くか、別のブラウザーをお使いください。',
}
