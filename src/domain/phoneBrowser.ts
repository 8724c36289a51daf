/** Browsers of phones, for which races have mobile sites (spec §11). */
export const PHONE_BROWSER =
  /Android.*Mobile|iPhone|iPod|Windows Phone|HarmonyOS.*Mobile|Opera Mini/i
