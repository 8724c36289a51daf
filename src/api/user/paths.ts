/** The user-center's paths: accounts, codes, captchas and uploads. Not part of the first load. */
export const userPaths = {
  captchaChallenge: '/user-center/api/humanCheck/challenge',
  captchaVerify: '/user-center/api/humanCheck/verify',
  phoneCode: '/user-center/api/captcha/phone',
  emailCode: '/user-center/api/captcha/email',
  login: '/user-center/api/login',
  emailRegistered: '/user-center/api/email/registered',
  registerByEmail: '/user-center/api/register/email',
  registerByPhone: '/user-center/api/register/phone',
  resetByEmail: '/user-center/api/password/email',
  resetByPhone: '/user-center/api/password/phone',
  uploadImage: '/user-center/api/base/uploadImage',
  uploadFile: '/user-center/api/base/uploadFile',
} as const
