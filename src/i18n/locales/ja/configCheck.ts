import type { Translated } from '../../translated.ts'
import type { configCheck as zh } from '../zh/configCheck.ts'

export const configCheck: Translated<typeof zh> = {
  'configCheck.jsonInvalidSymbol':
    'JSONとして読み取れません。文字列は半角の二重引用符（"…"）で囲んでください。',
  'configCheck.jsonInvalidNumberFormat':
    'JSONの数値ではありません。18や18.5のように書いてください。',
  'configCheck.jsonPropertyNameExpected':
    'ここには二重引用符で囲んだ項目名が必要です。}の前のカンマは削除してください。',
  'configCheck.jsonValueExpected': '値がありません。]の前のカンマは削除してください。',
  'configCheck.jsonColonExpected': '項目名と値の間にコロンがありません。',
  'configCheck.jsonCommaExpected': 'カンマがありません。',
  'configCheck.jsonCloseBraceExpected': '}がありません。前のオブジェクトが閉じられていません。',
  'configCheck.jsonCloseBracketExpected': ']がありません。前のリストが閉じられていません。',
  'configCheck.jsonEndOfFileExpected': 'ファイルはここで終わるはずです。以降を削除してください。',
  'configCheck.jsonInvalidCommentToken': 'JSONにはコメントを書けません。削除してください。',
  'configCheck.jsonUnexpectedEndOfComment': 'JSONにはコメントを書けません。削除してください。',
  'configCheck.jsonUnexpectedEndOfString':
    '文字列が閉じられていません。引用符を補い、改行は\\nと書いてください。',
  'configCheck.jsonUnexpectedEndOfNumber': '数値が途中で終わっています。',
  'configCheck.jsonInvalidUnicode': '\\uの後には0からfまでの4桁が必要です。',
  'configCheck.jsonInvalidEscapeCharacter':
    'バックスラッシュの後にこの文字は置けません。バックスラッシュは\\\\、引用符は\\"と書いてください。',
  'configCheck.jsonInvalidCharacter':
    'この文字は文字列にそのまま書けません。改行は\\n、タブは\\tと書いてください。',
  'configCheck.notConfig': 'ファイルの内容は、{で始まり}で終わる一つのオブジェクトにしてください。',
  'configCheck.doubledField':
    '同じオブジェクトにこの項目が複数あります。有効なのは最後のものだけです。他は削除してください。',
  'configCheck.unknownField': 'この項目はないため、サイトは読み取りません。',
  'configCheck.unknownFieldLike':
    'この項目はないため、サイトは読み取りません。「{likely}」ではありませんか。',
  'configCheck.readAs': '{value}は{as}として読み取られます。そのように書いてください。',
  'configCheck.entryWithout': '「{missing}」がないか、読み取れません。',
  'configCheck.entryWithoutText': '空であるか、読み取れません。',
  'configCheck.notList': 'ここには[で始まり]で終わるリストが必要です。',
  'configCheck.notObject': 'ここには{で始まり}で終わるオブジェクトが必要です。',
  'configCheck.notText': '{value}は文字列ではありません。二重引用符で囲んでください。',
  'configCheck.junkText':
    '{value}は文字がないものとして扱われます。見える文字がないか、プログラムが値のないときに書く語です。',
  'configCheck.notNumber':
    '{value}は数値ではありません。単位を付けず、小数点にはピリオドを使ってください。',
  'configCheck.notWholeNumber':
    '{value}は{min}以上の整数ではありません。区切りなしで数字だけを書いてください。',
  'configCheck.notAmount':
    '{value}は金額ではありません。通貨を付けず、小数2桁までの数値で書いてください（例：18.5）。',
  'configCheck.notPositive':
    '{value}は0より大きい数値ではありません。単位を付けずに書いてください。',
  'configCheck.notFromZero': '{value}は0以上の数値ではありません。単位を付けずに書いてください。',
  'configCheck.notTime':
    '{value}は時刻ではありません。1970年からのミリ秒で書いてください（例：1791590400000）。',
  'configCheck.secondsNotMs':
    'この時刻は秒で書かれています。末尾に000を加えてミリ秒にしてください。',
  'configCheck.notFlag': '{value}はtrueでもfalseでもありません。',
  'configCheck.notListed': '{value}は次のいずれでもありません：{options}。',
  'configCheck.notColour': '{value}は色ではありません。"#1d4ed8"のように書いてください。',
  'configCheck.notRadius': '{value}はこのサイトで使える角の丸みではありません。',
  'configCheck.notFont': '{value}はこのサイトで使える書体ではありません。',
  'configCheck.notCurrency':
    '{value}は通貨ではありません。"JPY"や"EUR"のように3文字（ISO 4217）で書いてください。',
  'configCheck.notCallingCode': '{value}は国番号ではありません。"81"のように書いてください。',
  'configCheck.notPercent': '{value}は0から100までの割合（％）ではありません。',
  'configCheck.notDateTime':
    '{value}は読み取れない日付です。"2027-03-14"または"2027-03-14 08:00"と書いてください。',
  'configCheck.notDateTimeLike': '{value}は読み取れない日付です。"{likely}"ではありませんか。',
  'configCheck.notPhone': '{value}は電話番号として足りません。',
  'configCheck.notDay': '{value}は読み取れない日付です。"2027-03-14"と書いてください。',
  'configCheck.notDayLike': '{value}は読み取れない日付です。"{likely}"ではありませんか。',
  'configCheck.notCutOff':
    '{value}はフィニッシュ閉鎖時刻ではありません。分（"390"）、時刻（"14:30"）、または日付と時刻で書いてください。',
  'configCheck.notTimeZone':
    '{value}はタイムゾーンではありません。"Asia/Tokyo"のようなIANAの名前で書いてください。',
  'configCheck.notAddress':
    '{value}はアドレスではありません。"https://…"、このサイトのパスは"/…"と書いてください。',
  'configCheck.noScheme': '{value}の前にhttps://がありません。"{likely}"ではありませんか。',
  'configCheck.insecureLink':
    '{value}は暗号化されていません。相手のサイトが対応していればhttpsにしてください。',
  'configCheck.insecureFile':
    '{value}は暗号化されていないため、ブラウザーが読み込まないことがあります。httpsにしてください。',
  'configCheck.notShownFormat':
    '{value}のような画像はブラウザーで表示できません。JPEG、PNG、WebP、AVIF、SVGのいずれかで保存してください。',
  'configCheck.deadRoute': 'ページ{value}はこのサイトにありません。',
  'configCheck.deadRouteLike': 'ページ{value}はこのサイトにありません。{likely}ではありませんか。',
  'configCheck.deadDocument':
    '{value}は、このファイルの文書のidでも、パスでも、アドレスでもありません。',
  'configCheck.deadDocumentLike':
    'このファイルにidが{value}の文書はありません。{likely}ではありませんか。',
  'configCheck.noSuchEvent': 'itemIdが{value}の種目はありません。あるのは：{options}。',
  'configCheck.noComponent':
    'メニューの項目には次のいずれかのコンポーネントが必要です：{options}。',
  'configCheck.noComponentLike': 'コンポーネント{value}はありません。"{likely}"ではありませんか。',
  'configCheck.notRoutePath':
    '{value}はパスではありません。パスは/で始まり、英数字、ハイフン、スラッシュだけで書きます。',
  'configCheck.takenPath': '{value}にはサイト自身のページがあります。別のパスにしてください。',
  'configCheck.doubledPath':
    'メニューの別の項目もパスが{value}です。有効なのは最初のものだけです。',
  'configCheck.deadDataPath': 'このファイルの{value}に文書はありません。',
  'configCheck.deadDataPathLike':
    'このファイルの{value}に文書はありません。{likely}ではありませんか。',
  'configCheck.noDataPath': '文書を表示する項目ですが、どの文書かを示す"dataPath"がありません。',
  'configCheck.doubledEvent': '別の種目もitemIdが{value}です。種目ごとに別の値にしてください。',
  'configCheck.doubledId': 'リストの別の項目もidが{value}です。項目ごとに別の値にしてください。',
  'configCheck.doubledCard':
    '種類が{value}のカードがすでにあります。使われるのは最初の1枚だけです。',
  'configCheck.doubledDocument':
    '別の文書もidが{value}です。リンクは最初の文書にしかつながりません。',
  'configCheck.endBeforeStart': '終了が{later}で、開始の{earlier}より後ではありません。',
  'configCheck.signupAfterRace':
    'エントリーの締め切りが{signup}で、大会の開始（{race}）より後です。',
  'configCheck.doubledKeyDate': '種類が{value}の日程が二つあります。有効なのは最初のものだけです。',
  'configCheck.ballotBeforeSignupEnd': '抽選が{later}で、エントリーの締め切りより前です。',
  'configCheck.kitAfterRace': '参加キットの受け取りが{earlier}からで、大会（{later}）より後です。',
  'configCheck.resultsBeforeRace': '記録の公開が{later}で、大会（{earlier}）より前です。',
  'configCheck.farFromRace': '{value}は大会（{race}）から離れています。年に誤りはありませんか。',
  'configCheck.startNotOnRaceDay':
    '最初の種目のスタートは{start}ですが、大会は{race}となっています。',
  'configCheck.distanceInMetres': '距離が{value}kmです。メートルで書いていませんか。',
  'configCheck.climbTooHigh': '累積標高{value}mは、この距離ではあり得ない値です。',
  'configCheck.cutOffBeforeStart':
    'フィニッシュ閉鎖時刻（{later}）がスタート（{earlier}）より後ではありません。',
  'configCheck.cutOffTooEarly':
    'フィニッシュ閉鎖がスタートの{minutes}分後です。{distance}kmをこの時間で走れる人はいません。',
  'configCheck.cutOffTooLate':
    'フィニッシュ閉鎖がスタートの{minutes}分後です。{distance}kmとしては長すぎます。',
  'configCheck.waveFarFromStart':
    'このウエーブのスタートは{value}ですが、種目のスタートは{start}です。',
  'configCheck.earlyFeesNotInOrder':
    'この段階（{later}）が前の段階（{earlier}）に続いていません。日付順に、後ほど高くしてください。',
  'configCheck.earlyFeeBeforeSignup':
    'この料金の期限が{later}で、エントリー開始（{earlier}）より前です。',
  'configCheck.earlyFeeAfterSignup':
    'この料金の期限が{value}で、エントリー締め切り（{signup}）より後です。',
  'configCheck.earlyFeeNotLower': '早期料金{value}が参加料{fee}より安くありません。',
  'configCheck.agesContradict': '{minimum}歳以上で{maximum}歳以下の人はいません。',
  'configCheck.refundsNotInOrder':
    'この返金の期限が{later}で、前のもの（{earlier}）より前です。日付順にしてください。',
  'configCheck.refundAfterRace': 'この返金の期限が{value}で、大会（{race}）より後です。',
  'configCheck.refundGrows': 'この返金は{value}％で、前の{before}％より多くなっています。',
  'configCheck.neverShown':
    '終了が{later}で、開始（{earlier}）より前のため、表示されることがありません。',
  'configCheck.overBeforeShown': '終了が{later}で、公開（{earlier}）より前です。',
  'configCheck.overBeforeDate': '終了が{later}で、文書の日付（{earlier}）より前です。',
  'configCheck.noTranslation': '{language}の文がありません。「{field}」を加えてください。',
  'configCheck.languageNotOffered':
    '{language}の文ですが、この大会は{language}に対応していません（race.languages）。',
  'configCheck.defaultLanguageNotOffered':
    'この大会は{language}に対応していません（race.languages）。',
  'configCheck.unknownText': 'サイトに文「{field}」はありません。',
  'configCheck.unknownTextLike':
    'サイトに文「{field}」はありません。「{likely}」ではありませんか。',
  'configCheck.missing': '「{field}」がありません。',
  'configCheck.noRegistrationAgreement':
    'エントリーには参加規約が必要です。agreements.registrationに本文かアドレスを書いてください。',
  'configCheck.paleColour':
    '{value}の文字は読みにくいため、サイトではコントラストの高い色を使います。',
  'configCheck.noAlternative':
    '画像が見えない人のための説明がありません。「{field}」を加えてください。',
  'configCheck.removedHtml': '本文から次のものが取り除かれます：{removed}。',
  'configCheck.embeddedHtml': '次のものはサイトではリンクになります：{embedded}。',
  'configCheck.deadHtmlLink': 'リンク{value}の行き先がありません。',
  'configCheck.unclosedTag': '<{tag}>に引用符または>が足りず、続く内容が失われます。',
  'configCheck.hiddenHtml': '本文にスタイルで隠された部分があり、サイトには表示されません。',
  'configCheck.htmlPictureNoAlt': '本文の画像に説明（alt="…"）がありません。',
  'configCheck.missingFile': '{address}にファイルがありません。',
  'configCheck.notPicture':
    'ブラウザーで表示できる画像ではありません。JPEG、PNG、WebP、AVIF、SVGのいずれかで保存してください。',
  'configCheck.isHeic':
    'HEICの画像で、ほとんどのブラウザーでは表示できません。JPEGで保存してください。',
  'configCheck.heavyPicture':
    'この画像は{size}MBあります。幅2,400ピクセル、1MB未満に小さくしてください。',
  'configCheck.notWide':
    'この画像は{width}×{height}ピクセルで、横長に表示されるため上下が切れます。',
  'configCheck.notShareFormat':
    'メッセージアプリで表示されるのはJPEGとPNGだけです。どちらかの形式で保存してください。',
  'configCheck.notShareSize':
    'この画像は{width}×{height}ピクセルです。共有用の画像は1,200×630ピクセルにしてください。異なる大きさでは、端が切れたり小さく表示されたりします。',
  'configCheck.heavyFirstVisit':
    'ファイルが{size}MBあり、誰もが最初に読み込みます。文書を短くし、画像は別のファイルにしてください。',
  'configCheck.courseUnreadable': 'GeoJSONまたはGPXのコースではありません。',
  'configCheck.courseParts':
    'コースが{count}本の線に分かれています。サイトがつなぎます。地図を確認するか、ファイルで1本にしてください。',
  'configCheck.courseLength': 'コースの長さは{length}kmですが、種目の距離は{distance}kmです。',
  'configCheck.courseWithoutHeights': 'コースに標高がないため、高低図が表示されません。',
  'configCheck.courseWithoutPlaces':
    'コースに地点がありません。エイドステーションも関門も表示されません。',
  'configCheck.placeKind': '「{name}」の種類「{kind}」は次のいずれでもありません：{options}。',
  'configCheck.placesOffCourse': '{count}か所がコースから離れすぎています。',
  'configCheck.placeCutOff':
    '「{place}」の閉鎖時刻{value}は時刻ではありません。14:30のように書いてください。',
  'configCheck.placeAfterCutOff': '「{place}」の閉鎖が{time}で、フィニッシュより後です。',
}
