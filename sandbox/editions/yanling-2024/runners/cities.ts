/** Names of the cities that entrants come from. */
const NAMES: [zh: string, en: string][] = [
  ['北京市', 'Beijing'],
  ['天津市', 'Tianjin'],
  ['石家庄市', 'Shijiazhuang'],
  ['保定市', 'Baoding'],
  ['张家口市', 'Zhangjiakou'],
  ['承德市', 'Chengde'],
  ['太原市', 'Taiyuan'],
  ['呼和浩特市', 'Hohhot'],
  ['沈阳市', 'Shenyang'],
  ['济南市', 'Jinan'],
  ['郑州市', 'Zhengzhou'],
  ['上海市', 'Shanghai'],
  ['南京市', 'Nanjing'],
  ['杭州市', 'Hangzhou'],
  ['武汉市', 'Wuhan'],
  ['成都市', 'Chengdu'],
  ['西安市', 'Xi’an'],
  ['广州市', 'Guangzhou'],
  ['深圳市', 'Shenzhen'],
]
export const cityNames = Object.fromEntries(NAMES.map(([zh, en]) => [zh, { zh, en }]))
