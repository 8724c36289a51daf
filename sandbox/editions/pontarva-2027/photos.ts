import type { PhotoLook, PhotoSpot } from '../pictureTypes.ts'
import type { Words } from '../words.ts'

const spot = (sight: PhotoSpot['sight'], km: number, itemId: string, place: Words): PhotoSpot => ({
  sight,
  km,
  itemIds: [itemId],
  place,
})

const PARK = { zh: '桤木公园', en: 'Alder Park', pt: 'Parque dos Amieiros' }
const BRIDGE = { zh: '鹳桥', en: 'Stork Bridge', pt: 'Ponte das Cegonhas' }
const WEIR = { zh: '苍鹭堰', en: 'Heron Weir', pt: 'Açude das Garças' }
const CHAPEL = { zh: '渡口小堂', en: 'Ferry Chapel', pt: 'Capela da Barca' }
const MILL = { zh: '老水磨', en: 'Old Mill', pt: 'Azenha Velha' }
const ORCHARD = { zh: '果园山', en: 'Orchard Hill', pt: 'Outeiro do Pomar' }
const TOWPATH = { zh: '纤道', en: 'Towpath', pt: 'Caminho de sirga' }

/** Evening and morning light on a river. */
export const photos: PhotoLook = {
  spots: [
    {
      sight: 'start',
      km: 0,
      place: { zh: '码头，起点', en: 'Town Quay, start', pt: 'Cais da Vila, partida' },
    },
    spot('trees', 0.5, 'kids', PARK),
    spot('trees', 0.8, 'mile', PARK),
    spot('bridge', 4.2, 'night', BRIDGE),
    spot('lake', 7.5, 'night', WEIR),
    spot('lake', 5, 'half', CHAPEL),
    spot('trees', 10, 'half', MILL),
    spot('trees', 15, 'half', ORCHARD),
    spot('bridge', 20, 'half', BRIDGE),
    spot('lake', 2.5, 'walk', TOWPATH),
  ],
  lights: [
    { sky: ['#bcdbe6', '#e8f1ee'], sun: '#f5c877', ridges: ['#b9c8b4', '#93ad8f', '#6f9272'] },
    { sky: ['#cfe0e4', '#f2e7d3'], sun: '#f5c877', ridges: ['#a9c2ae', '#86a66c', '#5d8a5c'] },
    { sky: ['#3c4f6b', '#e39a5b'], sun: '#f6ead2', ridges: ['#51495d', '#35405a', '#2a3b50'] },
  ],
  grounds: ['#d8cbb2', '#b9a888', '#86a66c'],
  roads: ['#e6d7b8', '#cbbb9c', '#a99c86'],
  arch: { post: '#17586a', beam: '#9c3b12', start: 'PARTIDA START', finish: 'META FINISH' },
  trees: { leaves: '#5d8a5c', fruit: '#d9a441' },
}
