import { refusal } from '../envelope.ts'

/** What the account centre refuses with; the message is shown to the visitor. */
export const refusals = {
  phoneWrong: refusal(2001, '请输入正确的手机号'),
  emailWrong: refusal(2002, '请输入正确的邮箱地址'),
  passwordWeak: refusal(2003, '请输入6-20位数字和大小写字母组合的密码'),
  passwordsDiffer: refusal(2004, '两次输入的密码不一致'),
  passwordUnreadable: refusal(2005, '密码无法识别，请刷新页面后重试'),
  signInWrong: refusal(2006, '账号或密码错误'),
  signInsTooMany: refusal(2007, '尝试次数过多，请10分钟后再试'),
  codeWrong: refusal(2101, '验证码错误'),
  codeExpired: refusal(2102, '验证码已失效，请重新获取'),
  codesTooMany: refusal(2103, '获取验证码过于频繁，请10分钟后再试'),
  humanCheckFailed: refusal(2104, '验证失败'),
  phoneUnknown: refusal(2201, '该手机号尚未注册，请先注册'),
  emailUnknown: refusal(2202, '该邮箱尚未注册，请先注册'),
  phoneRegistered: refusal(2203, '该手机号已被注册'),
  emailRegistered: refusal(2204, '该邮箱已被注册'),
  fileWrong: refusal(2301, '文件格式不正确'),
  fileLarge: refusal(2302, '请上传小于10MB的文件'),
  expired: refusal(401, '登录已过期，请重新登录'),
} as const

export type Refusal = (typeof refusals)[keyof typeof refusals]
