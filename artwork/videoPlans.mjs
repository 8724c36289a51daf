/** @typedef {import('./stage.mjs').Layer} Layer */

// A video lasts seven seconds: 18 periods match a runner's steps, 9 the swing of an arm.
const STEPS = 18
const SWINGS = 9

/** @type {[number, number][]} */
const FLAG_POLES = [
  [70, 483],
  [340, 414],
  [640, 336],
  [921, 200],
  [1209, 477],
]

/**
 * The same small movement for a row of figures, each slightly later than the one before.
 * @param {number} first
 * @param {number} last
 * @param {number} size number of children per figure
 * @param {(start: number) => Partial<Layer>} move
 * @returns {Layer[]}
 */
function row(first, last, size, move) {
  return Array.from({ length: Math.floor((last - first + 1) / size) }, (_, index) => ({
    of: [first + index * size, first + index * size + size - 1],
    ...move((index * 0.37) % 1),
  }))
}

/** @param {number} reach @returns {(start: number) => Partial<Layer>} */
const bob = (reach) => (start) => ({ y: [reach, STEPS, start] })

/**
 * A runner seen from the front: bounces, sways slightly and swings both arms.
 * @param {number} group
 * @param {[number, number]} feet
 * @param {number} start
 * @returns {Layer[]}
 */
const frontRunner = (group, feet, start) => [
  { of: [group, group], y: [5, STEPS, start], turn: [1.4, SWINGS, start], about: feet },
  { of: [9, 9], within: group, turn: [7, SWINGS, start], about: [-30, -220] },
  { of: [10, 10], within: group, turn: [7, SWINGS, start], about: [30, -220] },
]

/** @param {number} first @param {[number, number]} hook @param {number} start @returns {Layer} */
const lantern = (first, hook, start) => ({
  of: [first, first + 7],
  turn: [4, 2, start],
  about: hook,
})

/** @param {number} first @param {number} index @returns {Layer} */
const flag = (first, index) => ({
  of: [first, first + 2],
  turn: [4, 4, index * 0.2],
  about: FLAG_POLES[index] ?? [0, 0],
})

/** @param {number} first @param {number} x @param {number} index @returns {Layer} */
const string = (first, x, index) => ({
  of: [first, first + 4],
  turn: [2.2, 2, index * 0.17],
  about: [x, -40],
})

/** @type {Record<string, import('./stage.mjs').Plan>} */
export const videoPlans = {
  'video-01': {
    camera: { x: -28, zoom: 0.05 },
    layers: [
      { of: [1, 4] },
      { of: [5, 7], depth: 0.35 },
      { of: [8, 35], depth: 0.8 },
      { of: [36, 116], depth: 1.2 },
      { of: [3, 3], fade: [0.8, 3] },
      { of: [4, 4], fade: [0.9, 4, 0.4] },
      { of: [7, 7], x: [34, 1] },
      { of: [12, 12], fade: [0.5, 2] },
      ...row(18, 29, 2, (start) => ({ fade: [0.6, 5, start] })),
      { of: [59, 60], turn: [5, 2], about: [404, 462] },
      { of: [69, 70], turn: [5, 2], about: [404, 462] },
      { of: [77, 97], y: [2.5, 4, 0.3] },
      { of: [109, 110], turn: [9, 3], about: [1146, 446] },
      { of: [115, 116], turn: [9, 3], about: [1146, 446] },
    ],
  },
  'video-02': {
    camera: { x: 24, y: -8, zoom: 0.07 },
    layers: [
      { of: [1, 2], depth: 0.5 },
      { of: [3, 350], depth: 0.9 },
      { of: [351, 421], depth: 1.1 },
      { of: [2, 2], x: [12, 1], y: [10, 2] },
      { of: [352, 421], march: true },
      { of: [422, 422], depth: 2, x: [90, 1] },
      { of: [423, 423], depth: 2, x: [-110, 1] },
    ],
  },
  'video-03': {
    camera: { x: -34, zoom: 0.06 },
    layers: [
      { of: [1, 2], depth: 0.3 },
      { of: [3, 4], depth: 1 },
      { of: [5, 5], depth: 0.6, x: [-36, 1] },
      { of: [6, 6], depth: 0.6, x: [-52, 1] },
      { of: [7, 7], depth: 0.5, y: [9, STEPS], turn: [0.8, SWINGS], about: [610, 720] },
      { of: [0, 1], within: 7, turn: [9, SWINGS], about: [36, -280] },
      { of: [2, 7], within: 7, turn: [5, SWINGS], about: [0, -50] },
      { of: [9, 14], within: 7, turn: [-5, SWINGS], about: [0, -50] },
      { of: [25, 26], within: 7, turn: [-9, SWINGS], about: [30, -285] },
    ],
  },
  'video-04': {
    camera: { x: -38, zoom: 0.065 },
    layers: [
      { of: [1, 4] },
      { of: [5, 7], depth: 0.15 },
      { of: [8, 9], depth: 0.35 },
      { of: [10, 26], depth: 0.6 },
      { of: [27, 68], depth: 1.2 },
      { of: [3, 3], fade: [0.8, 3] },
      { of: [4, 4], fade: [0.9, 4, 0.4] },
      { of: [7, 7], x: [60, 1] },
      ...row(29, 68, 4, bob(3)),
      ...row(32, 68, 4, (start) => ({ fade: [0.35, 7, start] })),
    ],
  },
  'video-05': {
    camera: { zoom: 0.075 },
    layers: [
      { of: [1, 4], depth: 0.2 },
      { of: [5, 7], depth: 0.3 },
      { of: [8, 133], depth: 0.85 },
      { of: [134, 142], depth: 1 },
      { of: [143, 146], depth: 1.4 },
      { of: [7, 7], x: [26, 1] },
      lantern(40, [557, 345], 0),
      lantern(48, [475, 364], 0.2),
      lantern(56, [364, 396], 0.4),
      lantern(64, [228, 440], 0.6),
      lantern(102, [723, 345], 0.1),
      lantern(110, [805, 364], 0.3),
      lantern(118, [916, 396], 0.5),
      lantern(126, [1052, 440], 0.7),
      ...row(134, 142, 1, bob(2.5)),
      ...frontRunner(144, [515, 698], 0),
      ...frontRunner(146, [765, 714], 0.4),
    ],
  },
  'video-06': {
    camera: { x: 26, zoom: 0.05 },
    layers: [
      { of: [1, 4], depth: 0.15 },
      { of: [5, 7], depth: 0.4 },
      { of: [8, 27], depth: 0.8 },
      { of: [28, 68], depth: 1.3 },
      { of: [69, 85], depth: 0.9 },
      { of: [86, 86], depth: 0.3, x: [70, 1], y: [-12, 2] },
      { of: [7, 7], x: [-40, 1] },
      { of: [9, 9], x: [22, 1] },
      { of: [10, 10], x: [-20, 1] },
      { of: [11, 11], x: [5, 3] },
      ...row(12, 27, 1, (start) => ({ x: [13, 2, start], fade: [0.5, 3, start] })),
      { of: [28, 68], turn: [2.2, 2], about: [478, 600], y: [5, 2, 0.2] },
      { of: [69, 85], turn: [2, 3], about: [1012, 455], y: [3, 3, 0.3] },
    ],
  },
  'video-07': {
    camera: { x: -32, zoom: 0.06 },
    layers: [
      { of: [1, 199], depth: 0.5 },
      { of: [200, 235], depth: 0.8 },
      { of: [236, 242], depth: 1 },
      { of: [243, 287], depth: 1.5 },
      { of: [209, 210], turn: [6, 2], about: [306, 352] },
      { of: [211, 212], turn: [5, 2], about: [358, 354] },
      { of: [230, 231], turn: [8, 3], about: [733, 366] },
      { of: [219, 235], y: [3, 3] },
      { of: [243, 257], y: [3, 2] },
      { of: [250, 252], turn: [5, 2], about: [450, 456] },
      { of: [258, 272], y: [2.5, 3, 0.3] },
      { of: [268, 270], turn: [6, 3], about: [990, 456] },
      { of: [273, 287], y: [3, 2, 0.6] },
    ],
  },
  'video-08': {
    camera: { x: 30, zoom: 0.055 },
    layers: [
      { of: [1, 2] },
      { of: [3, 3], depth: 0.2, y: [-16, 1] },
      { of: [4, 4], depth: 0.4, x: [-70, 1] },
      { of: [5, 5], depth: 0.4 },
      { of: [6, 6], depth: 0.75 },
      { of: [7, 59], depth: 1.2 },
      ...[15, 19, 23, 27, 31].map((pole, index) => flag(pole + 1, index)),
      ...row(48, 54, 1, bob(3)),
      ...row(55, 59, 1, (start) => ({ y: [4, 2, start] })),
    ],
  },
  'video-09': {
    camera: { x: 30, zoom: 0.055 },
    layers: [
      { of: [1, 1] },
      { of: [2, 5], depth: 0.4 },
      { of: [6, 35], depth: 0.7 },
      { of: [36, 68], depth: 0.9 },
      { of: [69, 118], depth: 1.3 },
      ...[70, 180, 290, 400, 510, 620].map((x, index) => string(6 + index * 5, x, index)),
      { of: [36, 36], fade: [0.4, 4] },
      { of: [44, 45], turn: [6, 5], about: [374, 322] },
      { of: [46, 47], turn: [-6, 5, 0.2], about: [446, 322] },
      { of: [48, 52], y: [2.5, 5] },
      { of: [60, 61], turn: [5, 4], about: [664, 346] },
      { of: [62, 63], turn: [3, 2], about: [738, 350] },
      { of: [64, 68], y: [2.5, 4] },
      { of: [113, 113], x: [9, 2], y: [9, 3], fade: [0.5, 3] },
    ],
  },
  'video-10': {
    camera: { x: 28, zoom: 0.055 },
    layers: [
      { of: [1, 2] },
      { of: [3, 4], depth: 0.15 },
      { of: [5, 7], depth: 0.35 },
      { of: [8, 11], depth: 0.6 },
      { of: [12, 52], depth: 0.8 },
      { of: [53, 56], depth: 1.1 },
      { of: [57, 66], depth: 1.5 },
      { of: [7, 7], x: [-60, 1] },
      ...row(35, 52, 1, bob(2)),
      ...frontRunner(54, [470, 690], 0),
      { of: [56, 56], y: [5, STEPS, 0.4], turn: [1.6, SWINGS], about: [640, 640] },
      { of: [60, 66], turn: [1.4, 2], about: [1040, 700] },
    ],
  },
  'video-11': {
    camera: { y: 6, zoom: 0.055 },
    layers: [
      { of: [1, 4] },
      { of: [5, 7], depth: 0.3 },
      { of: [8, 13], depth: 0.6 },
      { of: [14, 79], depth: 0.9 },
      { of: [83, 94], depth: 1.6 },
      { of: [3, 4], fade: [0.7, 3] },
      { of: [7, 7], x: [50, 1] },
      { of: [23, 41], y: [4, 7] },
      { of: [30, 32], turn: [-7, 7], about: [606, 246] },
      { of: [33, 35], turn: [7, 7], about: [674, 246] },
      { of: [42, 60], y: [3, 7, 0.3] },
      { of: [52, 54], turn: [8, 7, 0.2], about: [372, 322] },
      { of: [61, 79], y: [3, 7, 0.6] },
      { of: [68, 70], turn: [-8, 7, 0.5], about: [908, 354] },
      { of: [80, 80], fall: 720, x: [24, 1] },
      { of: [81, 81], fall: 720, x: [-30, 1] },
      { of: [82, 82], fall: 720, x: [18, 2] },
      ...row(83, 94, 1, (start) => ({ y: [9, 7, start] })),
    ],
  },
}
