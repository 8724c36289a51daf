const list = (...events: string[]) =>
  `<ul>${events.map((hours) => `<li>${hours}</li>`).join('')}</ul>`

/** Hours of bib pick-up by event. */
export const bibPickUpHours = {
  en: list(
    '100 km: Friday, 23 May, 12:00–20:30 only',
    '50 km: Friday, 23 May, 12:00–20:30, or Saturday, 24 May, 4:30–5:30',
    '20 km: Friday, 23 May, 12:00–20:30, or Saturday, 24 May, 4:30–9:00',
  ),
  ja: list(
    '100km：5月23日（金）12:00〜20:30のみ',
    '50km：5月23日（金）12:00〜20:30、または5月24日（土）4:30〜5:30',
    '20km：5月23日（金）12:00〜20:30、または5月24日（土）4:30〜9:00',
  ),
  zh: list(
    '100 公里：仅 5 月 23 日（星期五）12:00–20:30',
    '50 公里：5 月 23 日（星期五）12:00–20:30，或 5 月 24 日（星期六）4:30–5:30',
    '20 公里：5 月 23 日（星期五）12:00–20:30，或 5 月 24 日（星期六）4:30–9:00',
  ),
}
