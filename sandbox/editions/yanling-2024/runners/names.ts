/** Source data for names, clubs and cities. The people generated from it are fictitious. */
const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文'
const MALE = '伟强磊军勇涛明超杰鹏飞斌浩宇辉刚建峰亮志诚远航锋博凯俊毅松岩海波林山川'
const FEMALE = '芳娜敏静丽艳娟霞秀玲桂英慧巧美雪琳洁梅莉婷玉萍红娥燕倩蓉岚薇菲瑶怡蕾'
const EITHER = '文云晓子嘉思佳宁天一安欣若雨辰乐清和春秋青溪晨华'

export const surnames = Array.from(SURNAMES)
export const givenNames = {
  1: Array.from(MALE + EITHER),
  2: Array.from(FEMALE + EITHER),
} as const

export const foreignNames = {
  1: ['Daniel', 'Jonas', 'Kenji', 'Pierre', 'Samuel', 'Tomasz', 'Mateo', 'Oliver', 'Minjun'],
  2: ['Anna', 'Chloe', 'Elena', 'Hana', 'Ingrid', 'Julia', 'Maria', 'Sofia', 'Yuna'],
} as const
export const foreignSurnames = [
  'Andersson',
  'Baker',
  'Dubois',
  'Fischer',
  'Kimani',
  'Kowalski',
  'Moreau',
  'Nakamura',
  'Novak',
  'Okafor',
  'Rossi',
  'Santos',
  'Schmidt',
  'Tanaka',
  'Walker',
]

export const cities = [
  '北京市',
  '北京市',
  '北京市',
  '天津市',
  '石家庄市',
  '保定市',
  '张家口市',
  '承德市',
  '太原市',
  '呼和浩特市',
  '沈阳市',
  '济南市',
  '郑州市',
  '上海市',
  '南京市',
  '杭州市',
  '武汉市',
  '成都市',
  '西安市',
  '广州市',
  '深圳市',
]

/** Most runners belong to no club. */
export const clubs = [
  '',
  '',
  '',
  '',
  '',
  '燕岭晨跑团',
  '长城脚下跑团',
  '青峡越野队',
  '清水湖跑团',
  '柿子岭山野会',
  '京郊长跑队',
  '石板路跑社',
  '大学校友跑团',
  '周末十公里',
  '山脊跑者',
]
