import { AccountCode } from '../../src/api/user/accountCodes.ts'
import { refusal } from '../envelope.ts'

/** Errors returned by the user-center. The message is shown to the visitor. */
export const errors = {
  phoneWrong: refusal(2001, '请输入正确的手机号'),
  emailWrong: refusal(2002, '请输入正确的邮箱地址'),
  passwordWeak: refusal(
    2003,
    '请输入6-20位数字和大小写字母组合的密码：只能用字母和数字，两者都要有',
  ),
  passwordsDiffer: refusal(2004, '两次输入的密码不一致'),
  passwordUnreadable: refusal(2005, '密码无法识别，请刷新页面后重试'),
  signInWrong: refusal(2006, '账号或密码错误'),
  attemptsTooMany: refusal(AccountCode.attemptsTooMany, '尝试次数过多，请 10 分钟后再试'),
  captchaNeeded: refusal(
    AccountCode.captchaNeeded,
    '密码错误次数较多，请完成人机验证后再登录，或改用验证码登录',
  ),
  codeWrong: refusal(2101, '验证码错误'),
  codeExpired: refusal(2102, '验证码已失效，请重新获取'),
  codesTooMany: refusal(2103, '获取验证码过于频繁，请 10 分钟后再试'),
  captchaFailed: refusal(AccountCode.captchaFailed, '验证失败'),
  phoneUnknown: refusal(AccountCode.phoneUnknown, '该手机号尚未注册，请先注册'),
  emailUnknown: refusal(AccountCode.emailUnknown, '该邮箱尚未注册，请先注册'),
  phoneRegistered: refusal(2203, '该手机号已被注册'),
  emailRegistered: refusal(2204, '该邮箱已被注册'),
  fileWrong: refusal(2301, '文件格式不正确'),
  fileLarge: refusal(2302, '请上传小于10MB的文件'),
  expired: refusal(401, '登录已过期，请重新登录'),
} as const

export type Refusal = (typeof errors)[keyof typeof errors]
