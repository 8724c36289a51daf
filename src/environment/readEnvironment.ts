import * as v from 'valibot'
import { callingCodes } from './callingCodes.ts'

const name = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is empty'))
const requiredText = v.pipe(v.string('is missing'), v.trim())
const onOff = v.pipe(
  v.picklist(['true', 'false'], "must be 'true' or 'false'"),
  v.transform((value) => value === 'true'),
)
const hostName = v.pipe(name, v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name'))
const origin = v.pipe(
  requiredText,
  v.regex(
    /^(https?:\/\/[a-z0-9.:-]+)?$/,
    "must be empty (same origin) or an origin without '/' at the end",
  ),
)
const lines = v.pipe(
  requiredText,
  v.transform((value) => value.split('|').filter(Boolean)),
)
const names = v.pipe(
  name,
  v.transform((value) => value.split(',').map((part) => part.trim())),
)
const phoneCountries = v.pipe(
  names,
  v.check(
    (codes) => codes.every((code) => callingCodes.has(code)),
    'must be calling codes of countries, such as 86,852',
  ),
  v.transform((codes) => codes.map((code) => ({ code, countries: callingCodes.get(code) ?? [] }))),
)
const cipherKey = v.pipe(
  requiredText,
  v.regex(/^[\x21-\x7e]{16}$/, 'must be 16 characters without a space'),
)
const siteOrPath = v.pipe(
  requiredText,
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
  VITE_PREVIEW_EDITION: v.optional(onOff, 'true'),
  VITE_ORGANISER_PAGE: v.optional(onOff, 'false'),
  VITE_CHARITY_SHOWN: onOff,
  VITE_APPLY_NOW_ENABLED: onOff,
  VITE_APPLY_NOW_FALLBACK: requiredText,
  VITE_APPLY_NOW_FALLBACK_EN: requiredText,
  VITE_JY_ENABLED: onOff,
  VITE_JY_FALLBACK: requiredText,
  VITE_JY_FALLBACK_EN: requiredText,
  VITE_CS_ENABLED: onOff,
  VITE_CS_FALLBACK: requiredText,
  VITE_CS_FALLBACK_EN: requiredText,
  VITE_APP_BUSINESS_TYPE: name,
  VITE_EMAIL_SEND_TYPE: name,
  VITE_APP_ID: name,
  VITE_EMAIL_RULE: v.optional(v.picklist(['spec', 'standard'], 'must be spec or standard'), 'spec'),
  VITE_PHONE_COUNTRIES: v.optional(phoneCountries, '86'),
  VITE_PASSWORD_KEY: cipherKey,
  VITE_PASSWORD_IV: cipherKey,
  VITE_CAPTCHA: v.picklist(['aliyun', 'slider'], 'must be aliyun or slider'),
  VITE_CAPTCHA_SCRIPT: v.pipe(
    requiredText,
    v.regex(/^(https:\/\/\S+)?$/, 'must be empty or an https address'),
  ),
  VITE_CAPTCHA_APP_KEY: requiredText,
  VITE_CAPTCHA_QUESTION: onOff,
  VITE_CAPTCHA_BEFORE_LOOKUPS: onOff,
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

const environmentError = (issues: string[]) =>
  new Error(`The environment is not valid:\n- ${issues.join('\n- ')}`)

/**
 * Validates the environment's variables (spec §3 "Environment configuration"). Throws one error
 * that lists every problem.
 */
export function readEnvironment(env: Record<string, unknown>) {
  const parsed = v.safeParse(variables, env)
  if (!parsed.success) {
    throw environmentError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`))
  }
  const declared = parsed.output
  if (!mobileOnRootDomain(declared.VITE_MOBILE_SITE, declared.VITE_ROOT_DOMAIN)) {
    throw environmentError(['VITE_MOBILE_SITE must lie on VITE_ROOT_DOMAIN'])
  }
  const isAliyunKnown = declared.VITE_CAPTCHA_SCRIPT && declared.VITE_CAPTCHA_APP_KEY
  if (declared.VITE_CAPTCHA === 'aliyun' && !isAliyunKnown) {
    throw environmentError(['VITE_CAPTCHA aliyun needs VITE_CAPTCHA_SCRIPT and _APP_KEY'])
  }
  return {
    name: declared.VITE_STAGE,
    rootDomain: declared.VITE_ROOT_DOMAIN,
    domain: declared.VITE_DOMAIN,
    /** Base address of the registration area; ends in `/`. */
    registrationSite: declared.VITE_REGISTRATION_SITE,
    mobileSite: declared.VITE_MOBILE_SITE,
    hosts: {
      website: declared.VITE_WEBSITE_CENTER,
      basic: declared.VITE_BASIC_CENTER,
      user: declared.VITE_USER_CENTER,
      race: declared.VITE_RACE_CENTER,
      file: declared.VITE_FILE_HOST,
    },
    translations: {
      areUsed: declared.VITE_TRANSLATIONS_USED,
      region: declared.VITE_TRANSLATION_REGION,
      names: declared.VITE_TRANSLATION_NAMES,
    },
    /** Whether the site remains usable offline for some hours. */
    hasServiceWorker: declared.VITE_SERVICE_WORKER,
    /** Whether a race without a published configuration is shown by the embedded edition (spec §1). */
    hasPreviewEdition: declared.VITE_PREVIEW_EDITION,
    /** Whether organisers can try an unpublished configuration on the site (`#/organiser`). */
    hasOrganiserPage: declared.VITE_ORGANISER_PAGE,
    isCharityShown: declared.VITE_CHARITY_SHOWN,
    channels: {
      applyNow: channel(
        declared.VITE_APPLY_NOW_ENABLED,
        declared.VITE_APPLY_NOW_FALLBACK,
        declared.VITE_APPLY_NOW_FALLBACK_EN,
      ),
      jy: channel(
        declared.VITE_JY_ENABLED,
        declared.VITE_JY_FALLBACK,
        declared.VITE_JY_FALLBACK_EN,
      ),
      cs: channel(
        declared.VITE_CS_ENABLED,
        declared.VITE_CS_FALLBACK,
        declared.VITE_CS_FALLBACK_EN,
      ),
    },
    appBusinessType: declared.VITE_APP_BUSINESS_TYPE,
    emailSendType: declared.VITE_EMAIL_SEND_TYPE,
    appId: declared.VITE_APP_ID,
    /** Which e-mail addresses a new account may use: those of spec §5, or any well-formed one. */
    emailRule: declared.VITE_EMAIL_RULE,
    /** Countries whose phone numbers the account service accepts; the first is preselected. */
    phoneCountries: declared.VITE_PHONE_COUNTRIES,
    /** Key and IV that encrypt passwords before they are sent (spec §7). */
    passwords: { key: declared.VITE_PASSWORD_KEY, iv: declared.VITE_PASSWORD_IV },
    captcha: {
      kind: declared.VITE_CAPTCHA,
      script: declared.VITE_CAPTCHA_SCRIPT,
      appKey: declared.VITE_CAPTCHA_APP_KEY,
      /**
       * Whether a text question is offered as an alternative; the account service must support it.
       */
      isQuestionOffered: declared.VITE_CAPTCHA_QUESTION,
      /**
       * Whether every search shows a captcha at once instead of only when the service requires it.
       */
      isBeforeSearches: declared.VITE_CAPTCHA_BEFORE_LOOKUPS,
    },
    bibNotice: { lines: declared.VITE_BIB_NOTICE, linesEn: declared.VITE_BIB_NOTICE_EN },
  }
}

const channel = (isEnabled: boolean, fallback: string, fallbackEn: string) => ({
  isEnabled,
  fallback,
  fallbackEn,
})

export type Environment = ReturnType<typeof readEnvironment>
