import { expect, test } from 'vitest'
import { photoName } from '#features/search/photos/zipPhotos.ts'

test.each([
  ['p-2024-B1226-3', 'p-2024-B1226-3.jpg'],
  ['../../etc/passwd', '__.._etc_passwd.jpg'],
  ['C:\\x', 'C__x.jpg'],
  ['..', '_.jpg'],
  ['a\u202Egpj.exe', 'a_gpj.exe.jpg'],
  ['山路 3', '山路 3.jpg'],
])('the file of photo %s is named %s', (photoId, name) => {
  const photo = { photoId, url: 'https://photos.test/a.jpg' }
  expect(photoName(photo)).toBe(name)
})
