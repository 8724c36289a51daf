import { QueryCode } from '../../src/api/race/queryCodes.ts'
import { refusal } from '../envelope.ts'

/** Errors returned by the race-center. The message is shown to the visitor. */
export const errors = {
  tooMany: refusal(QueryCode.tooMany, '查询过于频繁，请 10 分钟后再试'),
  captchaNeeded: refusal(QueryCode.captchaNeeded, '请先完成人机验证'),
  /** Deliberately the same whichever detail is wrong. */
  notFound: refusal(QueryCode.notFound, '没有找到与两项信息都相符的记录，请核对后再试'),
  resultsNotOut: refusal(QueryCode.resultsNotOut, '成绩尚未公布'),
  /** Anyone can read a bib at the race, so it does not give access to sign-up data. */
  documentNeeded: refusal(3205, '查询报名信息请填写姓名和证件号码后六位'),
  noCertificate: refusal(QueryCode.noCertificate, '完赛选手才有完赛证书'),
  photosNotOut: refusal(QueryCode.photosNotOut, '照片尚未上传，请赛后再查'),
  consentMissing: refusal(QueryCode.consentMissing, '按人像查找须先单独同意'),
  faceUnreadable: refusal(QueryCode.faceUnreadable, '示范服务只能识别 PNG 格式的人像'),
  noSuchRace: refusal(3201, '赛事不存在'),
  noSuchPhoto: refusal(3202, '照片不存在'),
  noSuchRequest: refusal(3206, '下架申请不存在或已处理'),
  noSuchExport: refusal(3203, '没有这种导出文件'),
  drawNotOut: refusal(3204, '抽签结果尚未公布'),
} as const
