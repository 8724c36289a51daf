import { AccountCode } from '#api/user/accountCodes.ts'
import { refusal } from '../envelope.ts'

/** Errors returned by the user-center. The message is shown to the visitor. */
export const errors = {
  phoneWrong: refusal(2001, {
    zh: '请输入正确的手机号',
    en: 'Enter a valid phone number',
    ja: '正しい電話番号を入力してください',
  }),
  emailWrong: refusal(2002, {
    zh: '请输入正确的邮箱地址',
    en: 'Enter a valid e-mail address',
    ja: '正しいメールアドレスを入力してください',
  }),
  passwordWeak: refusal(2003, {
    zh: '请输入 6 至 20 位的密码，须同时含字母和数字，不能含其他字符',
    en: 'Enter a password of 6 to 20 letters and digits, with at least one of each',
    ja: 'パスワードは6〜20文字で、英字と数字の両方を含めて入力してください',
  }),
  passwordsDiffer: refusal(2004, {
    zh: '两次输入的密码不一致',
    en: 'The two passwords are not the same',
    ja: '2つのパスワードが一致しません',
  }),
  passwordUnreadable: refusal(2005, {
    zh: '密码无法识别，请刷新页面后重试',
    en: 'The password could not be read. Reload the page and try again',
    ja: 'パスワードを読み取れません。ページを再読み込みして、もう一度お試しください。',
  }),
  loginWrong: refusal(2006, {
    zh: '账号或密码错误',
    en: 'Wrong account or password',
    ja: 'アカウントまたはパスワードが違います',
  }),
  attemptsTooMany: refusal(AccountCode.attemptsTooMany, {
    zh: '尝试次数过多，请 10 分钟后再试',
    en: 'Too many attempts. Try again in 10 minutes',
    ja: '試行回数が多すぎます。10分後にもう一度お試しください。',
  }),
  captchaNeeded: refusal(AccountCode.captchaNeeded, {
    zh: '密码错误次数较多，请完成人机验证后再登录，或改用验证码登录',
    en: 'The password was wrong several times. Complete the security check and log in again, or log in by code',
    ja: 'パスワードを確認できない状態が続いています。セキュリティ確認のうえログインするか、認証コードでログインしてください。',
  }),
  codeWrong: refusal(2101, { zh: '验证码错误', en: 'Wrong code', ja: '認証コードが違います' }),
  codeExpired: refusal(2102, {
    zh: '验证码已失效，请重新获取',
    en: 'The code has expired. Get a new one',
    ja: '認証コードの有効期限が切れました。もう一度取得してください。',
  }),
  codesTooMany: refusal(2103, {
    zh: '获取验证码过于频繁，请 10 分钟后再试',
    en: 'Too many codes were sent. Try again in 10 minutes',
    ja: '認証コードの送信回数が多すぎます。10分後にもう一度お試しください。',
  }),
  captchaFailed: refusal(AccountCode.captchaFailed, {
    zh: '验证失败',
    en: 'The check failed',
    ja: '確認できませんでした',
  }),
  phoneUnknown: refusal(AccountCode.phoneUnknown, {
    zh: '该手机号尚未注册，请先注册',
    en: 'There is no account with this phone number. Register first',
    ja: 'この電話番号は登録されていません。先に登録してください。',
  }),
  emailUnknown: refusal(AccountCode.emailUnknown, {
    zh: '该邮箱尚未注册，请先注册',
    en: 'There is no account with this e-mail address. Register first',
    ja: 'このメールアドレスは登録されていません。先に登録してください。',
  }),
  phoneRegistered: refusal(2203, {
    zh: '该手机号已被注册',
    en: 'There is already an account with this phone number',
    ja: 'この電話番号はすでに登録されています',
  }),
  emailRegistered: refusal(2204, {
    zh: '该邮箱已被注册',
    en: 'There is already an account with this e-mail address',
    ja: 'このメールアドレスはすでに登録されています',
  }),
  fileWrong: refusal(2301, {
    zh: '文件格式不正确',
    en: 'Files of this kind are not accepted',
    ja: 'この形式のファイルは受け付けられません',
  }),
  fileLarge: refusal(2302, {
    zh: '请上传小于 10 MB 的文件',
    en: 'Upload a file of less than 10 MB',
    ja: '10MB未満のファイルをアップロードしてください',
  }),
  expired: refusal(401, {
    zh: '登录已过期，请重新登录',
    en: 'Your login has expired. Log in again',
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  }),
} as const

export type Refusal = (typeof errors)[keyof typeof errors]
