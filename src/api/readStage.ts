import * as v from 'valibot'

const name = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is empty'))
const words = v.pipe(v.string('is missing'), v.trim())
const onOff = v.pipe(
  v.picklist(['true', 'false'], "must be 'true' or 'false'"),
  v.transform((value) => value === 'true'),
)
const hostName = v.pipe(name, v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name'))
const origin = v.pipe(
  words,
  v.regex(
    /^(https?:\/\/[a-z0-9.:-]+)?$/,
    "must be empty (same origin) or an origin without '/' at the end",
  ),
)
const lines = v.pipe(
  words,
  v.transform((value) => value.split('|').filter(Boolean)),
)
const names = v.pipe(
  name,
  v.transform((value) => value.split(',').map((part) => part.trim())),
)
const sixteen = v.pipe(words, v.regex(/^[\x21-\x7e]{16}$/, 'must be 16 characters without a space'))
const siteOrPath = v.pipe(
  words,
  v.regex(/^(https?:\/\/\S+|\/\S*)?$/, 'must be empty, a path or an address'),
)

const variables = v.object({
  VITE_STAGE: v.picklist(['dev', 'test', 'release', 'prod'], 'must be dev, test, release or prod'),
  VITE_ROOT_DOMAIN: hostName,
  VITE_DOMAIN: hostName,
  VITE_REGISTRATION_SITE: siteOrPath,
  VITE_MOBILE_SITE: siteOrPath,
  VITE_WEBSITE_CENTER: origin,
  VITE_BASIC_CENTER: origin,
  VITE_USER_CENTER: origin,
  VITE_RACE_CENTER: origin,
  VITE_FILE_HOST: origin,
  VITE_TRANSLATIONS_USED: onOff,
  VITE_TRANSLATION_REGION: name,
  VITE_TRANSLATION_NAMES: names,
  VITE_SERVICE_WORKER: onOff,
  VITE_CHARITY_SHOWN: onOff,
  VITE_APPLY_NOW_ENABLED: onOff,
  VITE_APPLY_NOW_FALLBACK: words,
  VITE_APPLY_NOW_FALLBACK_EN: words,
  VITE_JY_ENABLED: onOff,
  VITE_JY_FALLBACK: words,
  VITE_JY_FALLBACK_EN: words,
  VITE_CS_ENABLED: onOff,
  VITE_CS_FALLBACK: words,
  VITE_CS_FALLBACK_EN: words,
  VITE_APP_BUSINESS_TYPE: name,
  VITE_EMAIL_SEND_TYPE: name,
  VITE_APP_ID: name,
  VITE_PASSWORD_KEY: sixteen,
  VITE_PASSWORD_IV: sixteen,
  VITE_HUMAN_CHECK: v.picklist(['aliyun', 'slider'], 'must be aliyun or slider'),
  VITE_HUMAN_CHECK_SCRIPT: v.pipe(
    words,
    v.regex(/^(https:\/\/\S+)?$/, 'must be empty or an https address'),
  ),
  VITE_HUMAN_CHECK_APP_KEY: words,
  VITE_HUMAN_CHECK_BEFORE_LOOKUPS: onOff,
  VITE_BIB_NOTICE: lines,
  VITE_BIB_NOTICE_EN: lines,
})

function mobileOnRootDomain(mobile: string, root: string): boolean {
  if (mobile === '') return true
  try {
    const { hostname } = new URL(mobile)
    return hostname === root || hostname.endsWith(`.${root}`)
  } catch {
    return false
  }
}

const stageError = (faults: string[]) =>
  new Error(`The stage's environment is faulty:\n- ${faults.join('\n- ')}`)

/**
 * Reads the stage's environment (spec §3 "Environment configuration per stage").
 * Throws one error that names every fault.
 */
export function readStage(env: Record<string, unknown>) {
  const parsed = v.safeParse(variables, env)
  if (!parsed.success) {
    throw stageError(parsed.issues.map((fault) => `${v.getDotPath(fault)} ${fault.message}`))
  }
  const e = parsed.output
  if (!mobileOnRootDomain(e.VITE_MOBILE_SITE, e.VITE_ROOT_DOMAIN)) {
    throw stageError(['VITE_MOBILE_SITE must lie on VITE_ROOT_DOMAIN'])
  }
  const isAliyunKnown = e.VITE_HUMAN_CHECK_SCRIPT && e.VITE_HUMAN_CHECK_APP_KEY
  if (e.VITE_HUMAN_CHECK === 'aliyun' && !isAliyunKnown) {
    throw stageError(['VITE_HUMAN_CHECK aliyun needs VITE_HUMAN_CHECK_SCRIPT and _APP_KEY'])
  }
  return {
    name: e.VITE_STAGE,
    rootDomain: e.VITE_ROOT_DOMAIN,
    domain: e.VITE_DOMAIN,
    /** Where the registration area stands; ends in `/`. */
    registrationSite: e.VITE_REGISTRATION_SITE,
    mobileSite: e.VITE_MOBILE_SITE,
    hosts: {
      website: e.VITE_WEBSITE_CENTER,
      basic: e.VITE_BASIC_CENTER,
      user: e.VITE_USER_CENTER,
      race: e.VITE_RACE_CENTER,
      file: e.VITE_FILE_HOST,
    },
    translations: {
      used: e.VITE_TRANSLATIONS_USED,
      region: e.VITE_TRANSLATION_REGION,
      names: e.VITE_TRANSLATION_NAMES,
    },
    /** Whether the site keeps itself for hours without a network. */
    serviceWorker: e.VITE_SERVICE_WORKER,
    charityShown: e.VITE_CHARITY_SHOWN,
    entries: {
      applyNow: entry(
        e.VITE_APPLY_NOW_ENABLED,
        e.VITE_APPLY_NOW_FALLBACK,
        e.VITE_APPLY_NOW_FALLBACK_EN,
      ),
      jy: entry(e.VITE_JY_ENABLED, e.VITE_JY_FALLBACK, e.VITE_JY_FALLBACK_EN),
      cs: entry(e.VITE_CS_ENABLED, e.VITE_CS_FALLBACK, e.VITE_CS_FALLBACK_EN),
    },
    appBusinessType: e.VITE_APP_BUSINESS_TYPE,
    emailSendType: e.VITE_EMAIL_SEND_TYPE,
    appId: e.VITE_APP_ID,
    /** What passwords are encrypted with before they are sent (spec §7). */
    passwords: { key: e.VITE_PASSWORD_KEY, iv: e.VITE_PASSWORD_IV },
    humanCheck: {
      kind: e.VITE_HUMAN_CHECK,
      script: e.VITE_HUMAN_CHECK_SCRIPT,
      appKey: e.VITE_HUMAN_CHECK_APP_KEY,
      /** Whether each look-up asks for a human check by itself, before the centre does. */
      isBeforeLookUps: e.VITE_HUMAN_CHECK_BEFORE_LOOKUPS,
    },
    bibNotice: { lines: e.VITE_BIB_NOTICE, linesEn: e.VITE_BIB_NOTICE_EN },
  }
}

const entry = (enabled: boolean, fallback: string, fallbackEn: string) => ({
  enabled,
  fallback,
  fallbackEn,
})

export type Stage = ReturnType<typeof readStage>
