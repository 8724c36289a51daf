import { QueryCode } from '#api/race/queryCodes.ts'
import { refusal } from '../envelope.ts'

/** Errors returned by the race-center. The message is shown to the visitor. */
export const errors = {
  tooMany: refusal(QueryCode.tooMany, {
    zh: '查询过于频繁，请 10 分钟后再试',
    en: 'Too many searches. Try again in 10 minutes',
    ja: '検索回数が多すぎます。10分後にもう一度お試しください。',
  }),
  captchaNeeded: refusal(QueryCode.captchaNeeded, {
    zh: '请先完成人机验证',
    en: 'Complete the security check first',
    ja: '先にセキュリティ確認を済ませてください',
  }),
  /** Deliberately the same whichever detail is wrong. */
  notFound: refusal(QueryCode.notFound, {
    zh: '没有找到与两项信息都相符的记录，请核对后再试',
    en: 'No record matches both details. Check them and try again',
    ja: '両方に一致する記録がありません。入力内容を確認し、もう一度お試しください。',
  }),
  resultsNotOut: refusal(QueryCode.resultsNotOut, {
    zh: '成绩尚未公布',
    en: 'Results are not published yet',
    ja: '記録はまだ公開されていません',
  }),
  /** Anyone can read a bib at the race, so it does not give access to sign-up data. */
  documentNeeded: refusal(3205, {
    zh: '查询报名信息请填写姓名和证件号码后六位',
    en: 'To find an entry, enter the name and the last six characters of the ID number',
    ja: 'エントリー状況の確認には、氏名と本人確認書類の番号の末尾6文字を入力してください',
  }),
  noCertificate: refusal(QueryCode.noCertificate, {
    zh: '完赛选手才有完赛证书',
    en: 'Only finishers have a certificate',
    ja: '完走証は完走者のみに発行されます',
  }),
  photosNotOut: refusal(QueryCode.photosNotOut, {
    zh: '照片尚未上传，请赛后再查',
    en: 'There are no photos yet. Look again after the race',
    ja: '写真はまだ公開されていません。大会後にご確認ください。',
  }),
  consentMissing: refusal(QueryCode.consentMissing, {
    zh: '按人脸查找须先单独同意',
    en: 'A search by face needs your separate consent',
    ja: '顔写真での検索には、別途同意が必要です',
  }),
  faceUnreadable: refusal(QueryCode.faceUnreadable, {
    zh: '示范服务只能识别 PNG 格式的人脸照片',
    en: 'This demonstration service reads portraits in PNG only',
    ja: 'デモ用のサービスが読み取れる顔写真はPNG形式のみです',
  }),
  noSuchRace: refusal(3201, {
    zh: '赛事不存在',
    en: 'There is no such race',
    ja: '該当する大会がありません',
  }),
  noSuchPhoto: refusal(3202, {
    zh: '照片不存在',
    en: 'There is no such photo',
    ja: '該当する写真がありません',
  }),
  noSuchRequest: refusal(3206, {
    zh: '撤下申请不存在或已处理',
    en: 'There is no such request, or it has been dealt with',
    ja: '該当する申請がないか、すでに処理済みです',
  }),
  noSuchExport: refusal(3203, {
    zh: '没有这种导出文件',
    en: 'There is no such export',
    ja: 'その形式では書き出せません',
  }),
  drawNotOut: refusal(3204, {
    zh: '抽签结果尚未公布',
    en: 'Ballot results are not published yet',
    ja: '抽選結果はまだ公開されていません',
  }),
} as const
