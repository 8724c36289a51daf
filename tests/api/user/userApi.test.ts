import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/http/client.ts'
import { EmptyBodyError, MalformedError, NothingDoneError } from '#api/http/errors.ts'
import {
  fetchCaptchaChallenge,
  type CaptchaToken,
  type Scene,
  verifyCaptcha,
} from '#api/user/captcha.ts'
import { encrypt } from '#api/user/encrypt.ts'
import { logout } from '#api/user/logout.ts'
import { passwords } from '#api/user/passwords.ts'
import {
  isEmailRegistered,
  login,
  LoginType,
  registerByEmail,
  registerByPhone,
  resetByEmail,
  resetByPhone,
  sendEmailCode,
  sendPhoneCode,
} from '#api/user/userApi.ts'
import { jpg, png, webp } from '#tests/lib/imageFiles.ts'

const server = setupServer()
const transportErrors = vi.fn<(error: Error) => void>()
let token: string | null = null
let sent: { line: string; type: string | null; headers: Headers; body: string }[] = []

const encrypted = (password: string) => encrypt(password, passwords)
const captchaTokenFor = (scene: Scene): CaptchaToken => ({
  nc_token: 'T-nc',
  scene,
  sessionId: 'S',
  sig: 'G',
})

function respondWith(body: unknown, init?: ResponseInit) {
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      sent.push({
        line: `${request.method} ${pathname}${search}`,
        type: request.headers.get('content-type'),
        headers: request.headers,
        body: await request.text(),
      })
      return new HttpResponse(typeof body === 'string' ? body : JSON.stringify(body), init)
    }),
  )
}
const succeed = (data: unknown = true) => respondWith({ code: 0, msg: 'ok', data })
const lastJson = (): unknown => JSON.parse(sent.at(-1)?.body ?? '')

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  token = null
  transportErrors.mockReset()
  connectClient({ readToken: () => token, onTransportError: transportErrors })
})
afterEach(() => server.resetHandlers())

describe('login', () => {
  const credentials = {
    loginType: LoginType.password,
    phone: '13800000001',
    password: 'Marathon2024',
  } as const
  const account = {
    token: 'T-1',
    accountInfo: { accountId: 'a', accountNick: '跑者', imUserPassword: 'secret' },
    userInfo: { userName: '李', cardNumber: '1101', cardOriginalImg: 'x.jpg', userGender: '1' },
    accountNonExpired: true,
    authorities: ['runner'],
    shoeSize: 42,
  }

  test.each([
    [credentials, 'loginType=0&captcha=&phone=13800000001&password=@&encryptType=1&accountEmail='],
    [
      { loginType: LoginType.code, phone: '13800000001', code: '123456' } as const,
      'loginType=1&captcha=123456&phone=13800000001&password=&encryptType=1&accountEmail=',
    ],
    [
      {
        loginType: LoginType.email,
        accountEmail: 'a+b@race.test',
        password: 'Marathon2024',
      } as const,
      'loginType=5&captcha=&phone=&password=@&encryptType=1&accountEmail=a%2Bb%40race.test',
    ],
  ])('%j is sent form-encoded', async (given, body) => {
    succeed(account)
    await login(given)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      line: 'POST /user-center/api/login',
      type: expect.stringMatching(/^application\/x-www-form-urlencoded/),
      body: body.replace('@', encodeURIComponent(encrypted('Marathon2024'))),
    })
    expect(sent[0]?.headers.get('osId')).toBe('1002')
    expect(sent[0]?.headers.get('terminalType')).toBe('3')
    expect(sent[0]?.headers.has('token')).toBe(false)
  })

  test('returns token and user data without the fields that are never stored', async () => {
    succeed(account)
    const stored = await login(credentials)
    expect(stored.token).toBe('T-1')
    expect(stored.userData).toMatchObject({
      accountInfo: { accountId: 'a', accountNick: '跑者', thirdInfo: [] },
      userInfo: { userName: '李', userGender: 1 },
      accountNonExpired: true,
      enabled: false,
      authorities: ['runner'],
      token: 'T-1',
    })
    const storedText = JSON.stringify(stored)
    for (const secret of ['imUserPassword', 'secret', 'cardNumber', '1101', 'cardOriginalImg'])
      expect(storedText).not.toContain(secret)
    expect(storedText).not.toContain('shoeSize')
  })

  test.each([{}, null, '', [], { token: '' }, { token: null }, { token: 'undefined' }])(
    'code 0 with %j has failed',
    async (data) => {
      succeed(data)
      await expect(login(credentials)).rejects.toBeInstanceOf(NothingDoneError)
    },
  )

  test.each(['null', '赛', 'T-1\nT-2', 'T 1', 'T'.repeat(20_000)])(
    'a token that is invalid in a header counts as missing (%#)',
    async (received) => {
      succeed({ ...account, token: received })
      await expect(login(credentials)).rejects.toBeInstanceOf(NothingDoneError)
    },
  )

  test('invalid user data affects its own fields only', async () => {
    succeed({ token: 'T-1', accountInfo: 7, userInfo: { userName: 'x', userAge: {} } })
    const { userData } = await login(credentials)
    expect(userData.accountInfo.accountId).toBe('')
    expect(userData.userInfo).toMatchObject({ userName: 'x', userAge: undefined })
  })

  test("an error has the service's message; empty bodies and HTML differ", async () => {
    respondWith({ code: 2006, msg: '账号或密码错误' })
    await expect(login(credentials)).rejects.toThrow('账号或密码错误')
    respondWith({ code: 1 })
    await expect(login(credentials)).rejects.toThrow('Error')
    respondWith('')
    await expect(login(credentials)).rejects.toBeInstanceOf(EmptyBodyError)
    expect(transportErrors).not.toHaveBeenCalled()
    respondWith('<html>', { status: 502 })
    await expect(login(credentials)).rejects.toBeInstanceOf(MalformedError)
    expect(transportErrors).toHaveBeenCalledOnce()
  })
})

test('logging out sends the token, and its failure is not reported', async () => {
  token = 'T-1'
  respondWith('<html>', { status: 502 })
  await expect(logout()).rejects.toBeInstanceOf(MalformedError)
  expect(sent[0]?.line).toBe('POST /user-center/api/logout')
  expect(sent[0]?.headers.get('token')).toBe('T-1')
  expect(transportErrors).not.toHaveBeenCalled()
})

describe('checking whether an e-mail is registered', () => {
  test.each([
    [true, true],
    [{ accountId: 'a' }, true],
    [false, false],
    [null, false],
    ['', false],
  ])('%j means %s', async (data, isRegistered) => {
    succeed(data)
    expect(await isEmailRegistered('跑者@race.test')).toBe(isRegistered)
    expect(sent[0]?.line).toBe(
      `GET /user-center/api/email/registered?email=${encodeURIComponent('跑者@race.test')}&osId=1002`,
    )
  })

  test('the check is cancelled when the value changes', async () => {
    server.use(http.all('*', () => new Promise<never>(() => undefined)))
    const changing = new AbortController()
    const asked = isEmailRegistered('a@race.test', changing.signal)
    changing.abort()
    await expect(asked).rejects.toThrow()
    expect(transportErrors).not.toHaveBeenCalled()
  })
})

describe('sending a code', () => {
  const codes = { captchaCode: 'c', verificationToken: 'V-1' }

  test('by phone', async () => {
    succeed(codes)
    const phone = '13800000001'
    const result = await sendPhoneCode({
      phone,
      captchaToken: captchaTokenFor('login'),
      cloudType: 'aliyun',
    })
    expect(result).toEqual(codes)
    expect(sent[0]).toMatchObject({
      line: 'POST /user-center/api/captcha/phone',
      type: 'application/json',
      body: '{"captchaType":"2","nc_token":"T-nc","scene":"login","sessionId":"S","sig":"G","userPhone":"13800000001","raceAppBusinessType":"1","cloudType":"aliyun"}',
    })
  })

  test('by e-mail, with the business type for a reset', async () => {
    succeed(codes)
    const accountEmail = 'a@race.test'
    const cloudType = 'tencentyun'
    await sendEmailCode({ accountEmail, captchaToken: captchaTokenFor('register'), cloudType })
    expect(sent[0]).toMatchObject({
      line: 'POST /user-center/api/captcha/email',
      body: '{"captchaType":"20","nc_token":"T-nc","scene":"register","sessionId":"S","sig":"G","accountEmail":"a@race.test","emailSendType":"1","cloudType":"tencentyun"}',
    })
    await sendEmailCode({ accountEmail, captchaToken: captchaTokenFor('reset'), cloudType })
    expect(lastJson()).toMatchObject({ scene: 'reset', raceAppBusinessType: '1' })
  })

  test('a captcha token is used once: a second code needs another', async () => {
    succeed(codes)
    const credentials = {
      phone: '13800000001',
      captchaToken: captchaTokenFor('login'),
      cloudType: 'aliyun',
    } as const
    await sendPhoneCode(credentials)
    await expect(sendPhoneCode(credentials)).rejects.toThrow('can be used once')
    expect(sent).toHaveLength(1)
  })
})

describe('registration and password reset', () => {
  const registration = {
    code: '123456',
    loginPassword: 'Ridge2025',
    loginPasswordConfirm: 'Ridge2026',
  }
  const registered = {
    captcha: '123456',
    code: '123456',
    encryptType: '1',
    loginPassword: encrypted('Ridge2025'),
    loginPasswordConfirm: encrypted('Ridge2026'),
    machineCode: '',
  }
  const reset = {
    code: '123456',
    verificationToken: 'V-1',
    loginPassword: 'Ridge2025',
    confirmPassword: 'Ridge2026',
  }
  const changed = {
    captcha: '123456',
    verificationToken: 'V-1',
    encryptType: '1',
    loginPassword: encrypted('Ridge2025'),
    confirmPassword: encrypted('Ridge2026'),
  }
  const calls = [
    [
      'register/email',
      () => registerByEmail({ ...registration, accountEmail: 'a@race.test' }),
      { accountEmail: 'a@race.test', ...registered },
    ],
    [
      'register/phone',
      () => registerByPhone({ ...registration, phone: '13800000001' }),
      { phone: '13800000001', ...registered },
    ],
    [
      'password/email',
      () => resetByEmail({ ...reset, accountEmail: 'a@race.test' }),
      { accountEmail: 'a@race.test', ...changed },
    ],
    [
      'password/phone',
      () => resetByPhone({ ...reset, phone: '13800000001' }),
      { phone: '13800000001', ...changed, enterprise: 0 },
    ],
  ] as const

  test.each(calls)('%s sends JSON with encrypted passwords', async (path, act, body) => {
    succeed({ accountId: 'a' })
    await act()
    expect(sent[0]).toMatchObject({
      line: `POST /user-center/api/${path}`,
      type: 'application/json',
      body: JSON.stringify(body),
    })
    expect(sent[0]?.body).not.toContain('Ridge')
  })

  test.each(calls)('%s without data has failed', async (_, act) => {
    for (const data of [null, '', {}, [], false]) {
      succeed(data)
      await expect(act()).rejects.toBeInstanceOf(NothingDoneError)
    }
  })
})

describe('the site’s own captcha', () => {
  const address = (file: Uint8Array, type = 'png') =>
    `data:image/${type};base64,${Buffer.from(file).toString('base64')}`
  const picture = { picture: address(png([640, 320])), width: 320, height: 160 }
  const piece = { piece: address(png([88, 88])), pieceSize: 44, pieceTop: 60 }
  const challenge = { id: 'C-1', ...picture, ...piece }

  test.each(Object.keys(challenge))('a picture without %s is malformed', async (missing) => {
    succeed({ ...challenge, [missing]: undefined })
    await expect(fetchCaptchaChallenge('login')).rejects.toBeInstanceOf(MalformedError)
  })

  test.each([
    ['a JPEG', { picture: address(jpg([320, 160]), 'jpeg') }],
    ['a WebP', { picture: address(webp.lossy([320, 160]), 'webp') }],
  ])('%s is a picture', async (_, changed) => {
    succeed({ ...challenge, ...changed })
    expect(await fetchCaptchaChallenge('login')).toMatchObject(changed)
  })

  test.each([
    ['an address elsewhere', { picture: 'https://elsewhere.example/p.png' }],
    ['an SVG', { picture: address(Buffer.from('<svg/>'), 'svg+xml') }],
    ['a text', { picture: address(Buffer.from('no picture')) }],
    ['no base64', { picture: 'data:image/png;base64,====' }],
    ['one of 30,000 pixels', { picture: address(png([30_000, 200])) }],
    ['one that is higher than wide', { piece: address(png([44, 400])) }],
    ['one of 2 MB', { picture: address(Buffer.concat([png([640, 320]), Buffer.alloc(2e6)])) }],
    ['a width of a million', { width: 1e6 }],
    ['a negative width', { width: -320 }],
    ['a piece as wide as the picture', { pieceSize: 320 }],
    ['a piece without width', { pieceSize: 0 }],
    ['a piece above the picture', { pieceTop: -1 }],
    ['a piece below the picture', { pieceTop: 120 }],
  ])('a challenge with %s is malformed', async (_, changed) => {
    succeed({ ...challenge, ...changed })
    await expect(fetchCaptchaChallenge('login')).rejects.toBeInstanceOf(MalformedError)
  })

  test('requests a picture, then a token for the position', async () => {
    succeed(challenge)
    expect(await fetchCaptchaChallenge('login')).toMatchObject({ id: 'C-1', width: 320 })
    succeed({ nc_token: 'T-nc', sessionId: 'S', sig: 'G' })
    expect(await verifyCaptcha({ id: 'C-1', x: 117, scene: 'login' })).toEqual(
      captchaTokenFor('login'),
    )
    expect(sent.map(({ line, body }) => [line, body])).toEqual([
      ['POST /user-center/api/humanCheck/challenge', '{"scene":"login"}'],
      ['POST /user-center/api/humanCheck/verify', '{"id":"C-1","x":117}'],
    ])
  })

  test('does not report its failures to the listener', async () => {
    server.use(http.all('*', () => HttpResponse.error()))
    await expect(fetchCaptchaChallenge('login')).rejects.toThrow('network')
    expect(transportErrors).not.toHaveBeenCalled()
  })
})
