import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setLanguage } from '#stores/language.ts'
import { renderSite, freshSiteEachTest } from '#tests/support/renderSite.tsx'

freshSiteEachTest()

/** What is public at a race, what requires more than a bib, and when photos are removed. */
const RULES = {
  zh: [
    '知道姓名和参赛号的人，可以查到成绩、完赛证书和照片；这些内容不含证件号码、手机号、城市和参赛服尺码。',
    '须填写姓名和证件号码后六位，或登录账号才能查看',
    '登录报名账号提交，或用报名手机号的验证码确认，照片立即撤下。其他申请由我们处理，处理前照片仍会显示。',
  ],
  en: [
    'Anyone who knows a name and bib number can find the result, the certificate and the photos; these contain no ID number, phone number, city or shirt size.',
    'can be seen only with the name and the last six characters of the ID number, or after logging in',
    'We review all other requests, and the photo is shown until then.',
  ],
}

test.each(['zh', 'en'] as const)(
  'in %s the policy says what a bib reveals, what needs ID or login, and when photos are removed',
  async (language) => {
    await setLanguage(language)
    await renderSite('#/privacy-policy')
    await screen.findByRole('heading', { level: 1, name: /隐私政策|Privacy Policy/ })
    for (const rule of RULES[language]) {
      expect(
        await screen.findByText(
          (_, element) => element?.tagName === 'P' && element.textContent.includes(rule),
        ),
      ).toBeVisible()
    }
  },
)
