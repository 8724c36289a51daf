export const texts = {
  zh: {
    square: '起点与终点',
    squareNote: '燕岭广场',
    half: '半程终点',
    halfNote: '青峡驿 21.0975 km',
    peak: '柿子岭',
    wall: '古长城遗址',
    lake: '清水湖',
    scale: '2 km',
    north: '北',
    mat: '计时毯，每 5 公里',
    medical: '医疗点，每 2.5 公里',
    heights: '累计爬升 486 m，最高点 421 m',
    cutOff: (/** @type {string} */ time) => `关门 ${time}`,
  },
  en: {
    square: 'Start and finish',
    squareNote: 'Yanling Square',
    half: 'Half marathon finish',
    halfNote: 'Qingxia Post, 21.0975 km',
    peak: 'Shizi Ridge',
    wall: 'Old wall',
    lake: 'Qingshui Lake',
    scale: '2 km',
    north: 'N',
    mat: 'Timing mat every 5 km',
    medical: 'Medical point every 2.5 km',
    heights: '486 m of climbing, highest point 421 m',
    cutOff: (/** @type {string} */ time) => `Cut-off ${time}`,
  },
}

/** @typedef {typeof texts.zh} Texts */
