import type { SiteConfigSource } from '#site-config/siteConfig.ts'

/** Race day in brief, compiled from the race rules, the course page and the notices. */
export const raceDay: SiteConfigSource = {
  mandatoryKit: [
    {
      text: '号码布（含芯片）',
      textEn: 'Your bib with its chip',
      note: '平整佩戴在胸前；乘摆渡车、检录、取包都凭它，不必带证件',
      noteEn:
        'pinned flat on your chest; show it to board the bus, check in and claim your bag; you need no ID',
    },
  ],
  calendarEvents: [
    {
      id: 'kit-1',
      start: '2024-09-20 10:00:00',
      end: '2024-09-20 19:00:00',
      title: '领取参赛物品，第一天（须本人持证件到场）',
      titleEn: 'Kit pick-up, first day (in person, with your ID)',
      place: '燕岭体育馆',
      placeEn: 'Yanling Gymnasium',
    },
    {
      id: 'kit-2',
      start: '2024-09-21 09:00:00',
      end: '2024-09-21 18:00:00',
      title: '领取参赛物品，第二天（须本人持证件到场）',
      titleEn: 'Kit pick-up, second day (in person, with your ID)',
      place: '燕岭体育馆',
      placeEn: 'Yanling Gymnasium',
    },
    {
      id: 'check-in',
      start: '2024-09-22 06:20:00',
      end: '2024-09-22 07:45:00',
      title: '检录，逾时不再放行',
      titleEn: 'Check-in; nobody is admitted later',
      place: '燕岭广场',
      placeEn: 'Yanling Square',
    },
    {
      id: 'bags-half',
      start: '2024-09-22 12:45:00',
      title: '半程马拉松取包截止',
      titleEn: 'Half marathon bag claim closes',
      place: '青峡驿',
      placeEn: 'Qingxia Post',
    },
    {
      id: 'bags-full',
      start: '2024-09-22 15:30:00',
      title: '马拉松取包截止',
      titleEn: 'Marathon bag claim closes',
      place: '燕岭广场',
      placeEn: 'Yanling Square',
    },
    {
      id: 'results',
      start: '2024-09-23 14:25:00',
      title: '可查成绩，下载完赛证书',
      titleEn: 'results and certificates',
    },
  ],
  raceGuide: {
    times: [
      {
        time: '4:50–6:50',
        label: '乘摆渡车到起点',
        labelEn: 'Shuttle buses to the start',
        place: 'P1 燕岭站南广场，P2 河东停车场',
        placeEn: 'P1 Yanling Station, P2 Hedong car park',
      },
      {
        time: '6:00–7:30',
        label: '存包',
        labelEn: 'Hand in your bag',
        place: '用领取的存包袋，贴好号码贴',
        placeEn: 'use the bag from your kit, with the sticker on it',
      },
      {
        time: '6:20–7:45',
        label: '检录，逾时不再放行',
        labelEn: 'Check in; nobody is admitted later',
        place: '按号码布上的字母进入相应的起跑区',
        placeEn: 'go to the start pen shown on your bib',
      },
      {
        time: '8:00',
        label: '两个项目同时起跑',
        labelEn: 'Both events start',
        place: '燕岭广场',
        placeEn: 'Yanling Square',
      },
    ],
    finishes: [
      {
        itemId: 'full',
        place: '燕岭广场',
        placeEn: 'Yanling Square',
        bagPlace: '燕岭广场',
        bagPlaceEn: 'Yanling Square',
        bagUntil: '15:30',
      },
      {
        itemId: 'half',
        place: '青峡驿',
        placeEn: 'Qingxia Post',
        bagPlace: '青峡驿',
        bagPlaceEn: 'Qingxia Post',
        bagUntil: '12:45',
      },
    ],
    bring: [
      {
        text: '号码布背面写好血型、过敏史与紧急联系人',
        textEn: 'On the back of the bib: blood group, allergies, emergency contact',
      },
      {
        text: '存包袋；不放手机、现金、证件与易碎物品',
        textEn: 'Your kit bag; no phone, cash, ID or anything fragile in it',
      },
      {
        text: '口罩：检录区与摆渡车内建议佩戴，起跑后收好',
        textEn: 'A mask, advised at check-in and on the buses; put it away after the start',
      },
    ],
    shuttles: [
      {
        line: 'P1 燕岭站南广场 → 燕岭广场',
        lineEn: 'P1 Yanling Station, south square → Yanling Square',
        time: '4:50–6:50',
        every: '约 10 分钟',
        everyEn: 'about every 10 min',
      },
      {
        line: 'P2 河东停车场 → 燕岭广场',
        lineEn: 'P2 Hedong car park → Yanling Square',
        time: '4:50–6:50',
        every: '约 15 分钟',
        everyEn: 'about every 15 min',
      },
      {
        line: '青峡驿 → 燕岭广场、P1、P2',
        lineEn: 'Qingxia Post → Yanling Square, P1, P2',
        time: '9:30–13:15',
        every: '坐满即发',
        everyEn: 'when full',
      },
      {
        line: '燕岭广场 → P1、P2',
        lineEn: 'Yanling Square → P1, P2',
        time: '10:30–16:00',
        every: '坐满即发',
        everyEn: 'when full',
      },
    ],
    medical: [
      {
        text: '沿线每 2.5 公里一处医疗点，马拉松共 16 处，终点另设医疗站',
        textEn:
          'A medical point every 2.5 km, 16 along the marathon; a medical tent at each finish',
      },
      {
        text: '救护车与携带除颤器的急救跑者随队巡护',
        textEn: 'Ambulances and first-aid runners with defibrillators move with the field',
      },
      {
        text: '胸闷、心悸、头晕，请立即停下，到最近的医疗点求助',
        textEn:
          'Tight chest, racing heart, dizziness: stop at once and get help at the nearest medical point',
      },
    ],
    notes: [
      {
        text: '领物：9 月 20 日 10:00 至 19:00、21 日 9:00 至 18:00，燕岭体育馆，须本人到场；比赛日不发放',
        textEn:
          'Kit pick-up: 20 September 10:00–19:00, 21 September 9:00–18:00, Yanling Gymnasium, in person; none on race day',
      },
      {
        text: '补给：每 5 公里有水、运动饮料与海绵，15 公里以后有香蕉、柿饼与盐丸',
        textEn:
          'Aid: water, sports drink and sponges every 5 km; from 15 km bananas, persimmon cakes and salt tablets',
      },
      {
        text: '到关门时间仍未到终点，请停止比赛，乘收容车返回',
        textEn: 'Not finished by the cut-off? Stop and take the sweep bus',
      },
      {
        text: '半程马拉松：先取包，再乘车返回',
        textEn: 'Half marathon: collect your bag before you board the bus',
      },
      {
        text: '逾时未取的包，赛后 5 个工作日内 9:00 至 17:00 到燕岭体育馆一层组委会领取，带证件与号码布',
        textEn:
          'A bag left behind: within 5 working days, 9:00–17:00, at our office in Yanling Gymnasium, with ID and bib',
      },
      {
        text: '9 月 23 日 14:25 起（赛后 24 小时）可查成绩，下载完赛证书',
        textEn: 'Results and certificates: from 14:25 on 23 September, 24 hours after the race',
      },
    ],
    phones: [
      {
        label: '组委会热线',
        labelEn: 'Helpline',
        phone: '010-0000 0922',
        phoneEn: '+86 10 0000 0922',
        hours: '比赛日 5:00 起有人接听',
        hoursEn: 'answered from 5:00 on race day',
      },
    ],
  },
}
