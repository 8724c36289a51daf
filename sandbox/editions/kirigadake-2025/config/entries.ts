import type { EditionConfig } from '../../config.ts'
import { texts } from '../texts.ts'

const scoreClosed = texts(
  'dialogText',
  'Results are published on Sunday, 25 May at 12:00. Come back then.',
  '記録は5月25日（日）12:00に公開します。公開までお待ちください。',
  '成绩将于 5 月 25 日（星期日）12:00 公布，届时请再来查询。',
)
const photoClosed = texts(
  'dialogText',
  'Photos are published on Sunday, 25 May at 18:00. Come back then.',
  '写真は5月25日（日）18:00に公開します。公開までお待ちください。',
  '照片将于 5 月 25 日（星期日）18:00 公布，届时请再来查询。',
)
const registrationClosed = texts(
  'dialogText',
  'The search opens with entries, on 1 February at 12:00.',
  'エントリー状況は、エントリー開始の2月1日12:00から確認できます。',
  '报名查询将于 2 月 1 日 12:00 报名开始时一并开放。',
)

/** The home page's entry cards and the switches of the three searches. */
export const entries: EditionConfig = {
  searchConfigList: [
    {
      id: 'entry-sign-up',
      moduleType: 1,
      ...texts('title', 'Enter now', 'エントリーする', '立即报名'),
      ...texts('subTitle', 'First come, first served', '先着順', '先到先得'),
      signUpStartTime: '2025-02-01 12:00:00',
      signUpEndTime: '2025-03-31 23:59:59',
      ...texts('signUpTimeTitle', 'Entry period', 'エントリー期間', '报名时间'),
      openStatus: true,
      jumpType: 2,
      jumpUrl: '/post',
      ...texts(
        'dialogText',
        'You can enter from 12:00 on 1 February to the end of 31 March only.',
        'ただいまエントリーは受け付けていません。エントリー期間は2月1日12:00から3月31日24:00までです。',
        '现在不能报名。报名时间为 2 月 1 日 12:00 至 3 月 31 日 24:00。',
      ),
    },
    {
      id: 'entry-registration',
      moduleType: 2,
      ...texts('title', 'Find your entry', 'エントリー状況の確認', '报名查询'),
      ...texts(
        'subTitle',
        'Your place, waiting list, bib',
        'エントリー状況・キャンセル待ちの順番・ナンバーカード番号',
        '名额、候补与参赛号',
      ),
      ...texts(
        'signUpTimeTitle',
        'Bib numbers from 7 May, 10:00',
        'ナンバーカード番号は5月7日10:00に公開',
        '5 月 7 日 10:00 起可查参赛号',
      ),
      openStatus: true,
      jumpType: 2,
      jumpUrl: '/registration-search',
      ...registrationClosed,
    },
    {
      id: 'entry-score',
      moduleType: 3,
      ...texts('title', 'Results', '記録検索', '成绩查询'),
      ...texts(
        'subTitle',
        'Times, splits, certificate',
        'タイム・スプリット・完走証',
        '成绩、分段与完赛证书',
      ),
      ...texts(
        'signUpTimeTitle',
        'From 25 May, 12:00',
        '5月25日12:00から',
        '5 月 25 日 12:00 起可查',
      ),
      openStatus: false,
      jumpType: 2,
      jumpUrl: '/score-search',
      ...scoreClosed,
    },
    {
      id: 'entry-photo',
      moduleType: 4,
      ...texts('title', 'Photos', '写真検索', '照片查询'),
      ...texts(
        'subTitle',
        'By bib number or by face',
        'ナンバーカードまたは顔写真で',
        '按参赛号或人脸查找',
      ),
      ...texts(
        'signUpTimeTitle',
        'From 25 May, 18:00',
        '5月25日18:00から',
        '5 月 25 日 18:00 起可查',
      ),
      openStatus: false,
      jumpType: 2,
      jumpUrl: '/image-search',
      ...photoClosed,
    },
  ],
  registrationSearch: {
    openStatus: true,
    jumpType: 2,
    jumpUrl: '/registration-search',
    useMultipleSearch: false,
    ...registrationClosed,
  },
  scoreSearch: {
    openStatus: false,
    jumpType: 2,
    jumpUrl: '/score-search',
    useMultipleSearch: false,
    ...scoreClosed,
  },
  pictureSearch: {
    openStatus: false,
    jumpType: 2,
    jumpUrl: '/image-search',
    useMultipleSearch: false,
    ...photoClosed,
  },
}
