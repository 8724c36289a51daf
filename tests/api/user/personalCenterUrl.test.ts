import { expect, test } from 'vitest'
import { personalCenterUrl } from '#api/user/personalCenterUrl.ts'

test.each([
  ['https://reg.trail.example/', 'https://reg.trail.example/#/my/my-index'],
  ['https://reg.trail.example/area/#/other', 'https://reg.trail.example/area/#/my/my-index'],
  ['/area/', '/area/#/my/my-index'],
  ['', '/reg/#/my/my-index'],
  ['javascript:alert(1)', '/reg/#/my/my-index'],
  ['//', '/reg/#/my/my-index'],
])('with the registration site %s the personal centre is at %s', (registrationSite, address) => {
  expect(personalCenterUrl({ registrationSite })).toBe(address)
})
