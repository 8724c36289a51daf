import type { EditionConfig } from '../../config.ts'

/**
 * The race's own words. Runners who live in Japan enter without a document, and are found by their
 * phone number.
 */
export const ownTexts: EditionConfig = {
  texts: {
    en: {
      'search.registration.line':
        'Look up your entry, bib number and refund with your name and the last six digits of your phone number, or of your passport number if you entered from abroad.',
      'search.way.documentNumber': 'Name and phone or passport number',
      'search.documentNumber': 'Phone or passport number, or its last 6 characters',
      'search.documentNumber.required':
        'Enter your phone or passport number, or its last 6 characters',
      'search.documentNumber.short':
        'Enter at least the last 6 characters of your phone or passport number',
      'search.cardNumber': 'Phone or passport number',
      'search.kitPlace': 'Bib pick-up at',
      'search.kitFrom': 'Bib pick-up from',
      'search.kitTo': 'Bib pick-up until',
      'search.state.place.kit.next':
        'Come to bib pick-up in person. Bring your mandatory kit and a photo ID, or your passport if you entered from abroad.',
      'search.state.paid.next_firstCome':
        'Once your place is confirmed, bring your photo ID or passport and your mandatory kit to bib pick-up.',
      'signup.mine.paid.next_firstCome':
        'Once your place is confirmed, bring your photo ID or passport and your mandatory kit to bib pick-up.',
      'signup.mine.confirmed.next':
        'Bring your photo ID or passport and your mandatory kit to bib pick-up.',
      'home.season.kitPickUp': 'Bib pick-up has started',
      'siteSearch.often.words': 'cut-off|bib pick-up|drop bag|bus|refund|certificate',
      'photos.line':
        'Find all your photos with your name and either your bib number or the last six characters of your phone or passport number.',
      'home.search.line':
        'Enter your name, and either your bib number or the last six characters of your phone or passport number',
      'home.search.documentNumber': 'Last 6 characters of your phone or passport number',
      'home.search.documentNumber.required':
        'Enter the last 6 characters of your phone or passport number',
      'scores.line':
        'Enter your name and bib number, or your name and the last six characters of your phone or passport number.',
      'scores.hidden':
        'You asked to be left out of lists: only your phone or passport number finds this result.',
    },
    ja: {
      'search.registration.line':
        '氏名と電話番号の末尾6桁（海外からの方はパスポート番号の末尾6文字）を入力すると、エントリー状況、ナンバーカード番号、返金状況を確認できます。',
      'search.way.documentNumber': '氏名と電話番号またはパスポート番号',
      'search.documentNumber': '電話番号またはパスポート番号（末尾6文字でも可）',
      'search.documentNumber.required':
        '電話番号またはパスポート番号、もしくはその末尾6文字を入力してください',
      'search.documentNumber.short':
        '電話番号またはパスポート番号を、末尾6文字以上入力してください',
      'search.cardNumber': '電話番号またはパスポート番号',
      'search.kitPlace': 'ナンバーカードの受け取り場所',
      'search.kitFrom': 'ナンバーカードの受け取り開始',
      'search.kitTo': 'ナンバーカードの受け取り終了',
      'search.state.place.kit.next':
        'ナンバーカードはご本人が受け取ってください。顔写真付きの本人確認書類（海外からの方はパスポート）と必携品が必要です。',
      'search.state.paid.next_firstCome':
        '参加枠の確定後、顔写真付きの本人確認書類またはパスポートと必携品を持って、ナンバーカードを受け取ってください。',
      'signup.mine.paid.next_firstCome':
        '参加枠の確定後、顔写真付きの本人確認書類またはパスポートと必携品を持って、ナンバーカードを受け取ってください。',
      'signup.mine.confirmed.next':
        '顔写真付きの本人確認書類またはパスポートと必携品を持って、ナンバーカードを受け取ってください。',
      'home.season.kitPickUp': 'ナンバーカードの受け取りが始まりました',
      'siteSearch.often.words': '制限時間|ナンバーカード|手荷物|バス|返金|完走証',
      'photos.line':
        '氏名とナンバーカード番号、または氏名と電話番号・パスポート番号の末尾6文字で、ご自身の写真をすべて検索できます。',
      'home.search.line':
        '氏名とナンバーカード番号、または氏名と電話番号・パスポート番号の末尾6文字を入力してください',
      'home.search.documentNumber': '電話番号またはパスポート番号の末尾6文字',
      'home.search.documentNumber.required':
        '電話番号またはパスポート番号の末尾6文字を入力してください',
      'scores.line':
        '氏名とナンバーカード番号、または氏名と電話番号かパスポート番号の末尾6文字を入力してください。',
      'scores.hidden':
        '一覧に表示しない設定のため、この記録は電話番号またはパスポート番号でのみ検索できます。',
    },
    zh: {
      'search.registration.line':
        '填写姓名和手机号后六位（从日本以外报名的填护照号码后六位），查询报名状态、参赛号和退款。',
      'search.way.documentNumber': '姓名和手机号或护照号码',
      'search.documentNumber': '手机号或护照号码，也可只填后六位',
      'search.documentNumber.required': '请输入手机号或护照号码，或其后六位',
      'search.documentNumber.short': '至少输入手机号或护照号码的后六位',
      'search.cardNumber': '手机号或护照号码',
      'search.kitPlace': '号码布领取地点',
      'search.kitFrom': '号码布领取开始',
      'search.kitTo': '号码布领取截止',
      'search.state.place.kit.next':
        '本人携带强制装备与带照片的证件（从日本以外报名的携带护照）领取号码布，不可代领。',
      'search.state.paid.next_firstCome':
        '名额确认后，请携带带照片的证件或护照与强制装备，按时领取号码布。',
      'signup.mine.paid.next_firstCome':
        '名额确认后，请携带带照片的证件或护照与强制装备，按时领取号码布。',
      'signup.mine.confirmed.next': '请携带带照片的证件或护照与强制装备，按时领取号码布。',
      'home.season.kitPickUp': '已开始领取号码布',
      'siteSearch.often.words': '关门时间|领取号码布|取包|巴士|退款|完赛证书',
      'photos.line': '填写姓名和参赛号，或姓名和手机号、护照号码的后六位，查找您的全部照片。',
      'home.search.line': '输入姓名和参赛号，或姓名和手机号、护照号码的后六位',
      'home.search.documentNumber': '手机号或护照号码后六位',
      'home.search.documentNumber.required': '请输入手机号或护照号码后六位',
      'scores.line': '填写姓名和参赛号，或姓名和手机号、护照号码后六位。',
      'scores.hidden': '您选择了不在名单中显示，只有用手机号或护照号码才能查到这份成绩。',
    },
  },
}
