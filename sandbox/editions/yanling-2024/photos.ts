import type { PhotoLook } from '../pictureTypes.ts'

/** From dawn to noon, in autumn. */
export const photos: PhotoLook = {
  spots: [
    { sight: 'start', km: 0, place: { zh: '燕岭广场，起点', en: 'Yanling Square, start' } },
    { sight: 'hills', km: 7, place: { zh: '青峡', en: 'Qingxia Gorge' } },
    { sight: 'wall', km: 12, place: { zh: '古长城遗址', en: 'Great Wall ruins' } },
    { sight: 'bridge', km: 18, place: { zh: '石桥', en: 'Stone bridge' } },
    { sight: 'lake', km: 25, place: { zh: '清水湖', en: 'Qingshui Lake' } },
    { sight: 'trees', km: 32, place: { zh: '柿子岭', en: 'Shizi Ridge' } },
  ],
  lights: [
    { sky: ['#f3c9a0', '#fbe6c8'], sun: '#e8793a', ridges: ['#b9b7a4', '#8aa08f', '#4d7563'] },
    { sky: ['#cfe0dd', '#f6ead2'], sun: '#f2b15f', ridges: ['#a9c2b8', '#6f9a88', '#386653'] },
    { sky: ['#bcd9e2', '#e9f1e6'], sun: '#fff2cf', ridges: ['#9dbdb6', '#5d917c', '#2b5d49'] },
    { sky: ['#e7b29a', '#f8dcb8'], sun: '#d9562b', ridges: ['#b79f95', '#84877a', '#41604f'] },
  ],
  grounds: ['#d8c9a3', '#c9d1ae', '#dcc7a0'],
  roads: ['#8b8f8a', '#9a958a', '#7f8783'],
  arch: { post: '#1d3b31', beam: '#c8401a', start: '起点 START', finish: '终点 FINISH' },
  trees: { leaves: '#5f7f4c', fruit: '#e9652c' },
}
