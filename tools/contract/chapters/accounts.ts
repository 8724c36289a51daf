import { madeUp, type Trial } from '../trial.ts'

const OTHER_PASSWORD = 'Another0ne'
/** Wrong passwords of an account after which a captcha is asked for. */
const WRONG_TRIES = 5

/** What a captcha is good for: one call, of its scene; and a challenge for one answer. */
async function tryCaptchas(trial: Trial): Promise<void> {
  const { ask, expectRefusal, expectSuccess, passCaptcha, askCode, accounts } = trial
  const [first] = accounts.accounts
  expectSuccess(await ask('captchaChallenge', { scene: 'login' }), 'A captcha')
  expectSuccess(await ask('captchaQuestion', { scene: 'login' }), 'A question in words')
  const challenge = await ask('captchaChallenge', { scene: 'login' })
  const id = String(Object(challenge?.data).id)
  if (challenge?.code === 0)
    expectRefusal(await ask('captchaVerify', { id, x: -1000 }), ['captchaFailed'], 'A wrong answer')
  const madeUpCaptcha = {
    ...{ nc_token: madeUp(), sessionId: madeUp(), sig: madeUp() },
    ...{ scene: 'login', cloudType: 'huoshanyun' },
  }
  if (first)
    expectRefusal(
      await askCode(first, 'login', madeUpCaptcha),
      ['captchaFailed'],
      'A code with a made-up captcha',
    )

  if (!trial.hasInbox || !first) {
    trial.skip('captchas and codes', 'the accounts file names no inbox')
    return
  }
  const used = await passCaptcha('login')
  if (!used) return
  expectSuccess(await askCode(first, 'login', used), 'A code with a passed captcha')
  expectRefusal(
    await askCode(first, 'login', used),
    ['captchaFailed'],
    'A captcha that was used before',
  )
  const ofLogin = await passCaptcha('login')
  if (ofLogin)
    expectRefusal(
      await askCode(first, 'reset', { ...ofLogin, scene: 'reset' }),
      ['captchaFailed'],
      'A captcha of another scene',
    )
}

/** A wrong password and an unknown account must look alike. */
async function tryWrongLogins(trial: Trial): Promise<void> {
  const { ask, login, expect, expectRefusal, accounts } = trial
  const second = accounts.accounts[1]
  if (!second) return
  const unknown = await login({ email: `${madeUp()}@example.com`, password: OTHER_PASSWORD })
  expectRefusal(unknown, ['loginWrong', 'loginCaptcha'], 'An unknown account')
  const wrong = await login({ ...second, password: OTHER_PASSWORD })
  expectRefusal(wrong, ['loginWrong', 'loginCaptcha'], 'A wrong password')
  expect(
    wrong,
    unknown === undefined || (wrong?.code === unknown.code && wrong.msg === unknown.msg),
    'A wrong password and an unknown account get different answers',
  )
  expectRefusal(
    await ask('newSession', { loginType: '0', phone: '13800000001', password: 'not encrypted' }),
    ['passwordUnreadable', 'loginCaptcha'],
    'A password that is not encrypted',
  )
}

/** After wrong passwords a captcha is asked for; with it the right password works. */
async function tryPasswordLimit(trial: Trial): Promise<void> {
  const { login, expectRefusal, expectSuccess, passCaptcha, accounts } = trial
  const second = accounts.accounts[1]
  if (!second) return
  for (let tries = 0; tries < WRONG_TRIES; tries++)
    await login({ ...second, password: OTHER_PASSWORD })
  expectRefusal(
    await login(second),
    ['loginCaptcha'],
    `The right password after ${WRONG_TRIES} wrong ones, without a captcha`,
  )
  const captcha = trial.hasInbox ? await passCaptcha('login') : undefined
  if (captcha)
    expectSuccess(
      await login(second, captcha),
      `The right password after ${WRONG_TRIES} wrong ones, with a captcha`,
    )
}

/** Codes: for one address, one scene and one use. */
async function tryCodes(trial: Trial): Promise<void> {
  const { ask, receiveCode, expectSuccess, expectRefusal, accounts } = trial
  const owner = accounts.accounts.find(({ phone }) => phone !== undefined)
  if (!trial.hasInbox || !owner?.phone) return
  const withCode = (code: string) =>
    ask('newSession', { loginType: '1', phone: owner.phone, captcha: code })
  const sent = await receiveCode(owner, 'login')
  if (!sent) return
  const wrong = sent.code === '000000' ? '000001' : '000000'
  expectRefusal(await withCode(wrong), ['codeWrong', 'codeExpired'], 'A wrong code')
  expectSuccess(await withCode(sent.code), 'The code that was sent')
  expectRefusal(
    await withCode(sent.code),
    ['codeWrong', 'codeExpired'],
    'A code that was used before',
  )
  const ofReset = await receiveCode(owner, 'reset')
  if (ofReset)
    expectRefusal(
      await withCode(ofReset.code),
      ['codeWrong', 'codeExpired'],
      'The code of another scene',
    )
}

/** Log out and a new password end sessions. */
async function trySessions(trial: Trial): Promise<void> {
  const { ask, session, receiveCode, encrypted, expectSuccess, expectRefusal, accounts } = trial
  const [first] = accounts.accounts
  if (!first) return
  const left = await session(first)
  if (left) {
    if (expectSuccess(await ask('sessionEnd', {}, { token: left.token }), 'Log out'))
      expectRefusal(
        await ask('commonInfo', {}, { token: left.token }),
        ['expired'],
        'A token after log out',
      )
  }
  if (!trial.hasInbox) return
  const open = await session(first)
  const sent = await receiveCode(first, 'reset')
  if (!open || !sent) return
  const who = first.phone === undefined ? { accountEmail: first.email } : { phone: first.phone }
  const password = encrypted(first.password)
  const reset = (code: string) =>
    ask(first.phone === undefined ? 'emailReset' : 'phoneReset', {
      ...who,
      captcha: code,
      verificationToken: sent.verificationToken,
      loginPassword: password,
      confirmPassword: password,
    })
  expectSuccess(await reset(sent.code), 'A new password with the code')
  expectRefusal(
    await ask('commonInfo', {}, { token: open.token }),
    ['expired'],
    'A token after a new password was set',
  )
  expectRefusal(await reset(sent.code), ['codeWrong', 'codeExpired'], 'A second use of the code')
}

/** What registration refuses. No account is made. */
async function tryRegistration(trial: Trial): Promise<void> {
  const { ask, receiveCode, encrypted, expect, expectSuccess, expectRefusal, accounts } = trial
  const known = accounts.accounts.find(({ email }) => email !== undefined)
  const unknown = `${madeUp()}@example.com`
  const isRegistered = async (email: string) => ask('emailRegistered', { email })
  const free = await isRegistered(unknown)
  if (expectSuccess(free, 'A look for an unknown e-mail'))
    expect(free, !free.data, 'An unknown e-mail counts as registered')
  const register = (email: string, code: string, password: string) =>
    ask('emailRegistration', {
      accountEmail: email,
      captcha: code,
      code,
      loginPassword: encrypted(password),
      loginPasswordConfirm: encrypted(password),
    })
  const notSent = { captcha: '000000', verificationToken: madeUp() }
  const password = encrypted(OTHER_PASSWORD)
  expectRefusal(
    await register(unknown, notSent.captcha, OTHER_PASSWORD),
    ['codeWrong', 'codeExpired'],
    'Registration with a code that was not sent',
  )
  expectRefusal(
    await ask('phoneRegistration', {
      ...{ phone: '13800009999', captcha: notSent.captcha, code: notSent.captcha },
      ...{ loginPassword: password, loginPasswordConfirm: password },
    }),
    ['codeWrong', 'codeExpired'],
    'Registration with a code that was not sent',
  )
  expectRefusal(
    await ask('emailReset', {
      ...notSent,
      ...{ accountEmail: unknown, loginPassword: password, confirmPassword: password },
    }),
    ['codeWrong', 'codeExpired', 'emailUnknown'],
    'A new password with a code that was not sent',
  )
  if (!known?.email) {
    trial.skip('registration by e-mail', 'no account of the accounts file has an e-mail')
    return
  }
  const taken = await isRegistered(known.email)
  if (expectSuccess(taken, 'A look for the e-mail of an account'))
    expect(taken, Boolean(taken.data), 'The e-mail of an account counts as free')
  if (!trial.hasInbox) return
  const byEmail = { email: known.email, password: known.password }
  const sent = await receiveCode(byEmail, 'register')
  if (!sent) return
  expectRefusal(
    await register(known.email, sent.code, OTHER_PASSWORD),
    ['emailTaken'],
    'Registration of an e-mail that has an account',
  )
}

/** Captcha, codes, log in and out, registration and reset. */
export async function tryAccounts(trial: Trial): Promise<void> {
  const { expectSuccess, login, accounts } = trial
  for (const account of accounts.accounts)
    expectSuccess(await login(account), 'Log in with the right password')
  await tryCaptchas(trial)
  if (!accounts.passwords) {
    trial.skip('passwords, sessions and registration', 'the accounts file has no passwords')
    return
  }
  await tryWrongLogins(trial)
  await tryCodes(trial)
  await trySessions(trial)
  await tryRegistration(trial)
  await tryPasswordLimit(trial)
}
