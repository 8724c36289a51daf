import { LookupCode } from '../../src/api/lookupCodes.ts'
import { refusal } from '../envelope.ts'

/** What the race-center refuses with; the message is shown to the visitor. */
export const refusals = {
  tooMany: refusal(LookupCode.tooMany, '查询过于频繁，请10分钟后再试'),
  humanCheckNeeded: refusal(LookupCode.humanCheckNeeded, '请先完成人机验证'),
  /** The same whichever fact is wrong. */
  notFound: refusal(LookupCode.notFound, '没有找到与两项信息都相符的记录，请核对后再试'),
  resultsNotOut: refusal(LookupCode.resultsNotOut, '成绩尚未公布，赛后24小时可查'),
  noCertificate: refusal(LookupCode.noCertificate, '完赛选手才有完赛证书'),
  photosNotOut: refusal(LookupCode.photosNotOut, '照片尚未上传，请赛后再查'),
  consentMissing: refusal(LookupCode.consentMissing, '人脸找图须先单独同意'),
  faceUnreadable: refusal(LookupCode.faceUnreadable, '示范服务只能识别 PNG 格式的人像'),
  noSuchRace: refusal(3201, '赛事不存在'),
  noSuchPhoto: refusal(3202, '照片不存在'),
  noSuchExport: refusal(3203, '没有这种导出文件'),
  drawNotOut: refusal(3204, '抽签结果尚未公布'),
} as const
