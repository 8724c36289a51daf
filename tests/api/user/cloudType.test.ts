// @vitest-environment node
import { expect, test } from 'vitest'
import { cloudTypeOf } from '#api/user/cloudType.ts'

test.each([
  [['aliyun'], 'aliyun'],
  [['other', 'tencentyun', 'aliyun'], 'tencentyun'],
  ['huoshanyun', 'huoshanyun'],
  ['other', 'aliyun'],
  [[], 'aliyun'],
  ['', 'aliyun'],
  [null, 'aliyun'],
  [{ provider: 'tencentyun' }, 'aliyun'],
])('%j means %s', (config, cloudType) => {
  expect(cloudTypeOf(config)).toBe(cloudType)
})
