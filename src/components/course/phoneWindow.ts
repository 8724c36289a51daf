/**
 * Whether the window is as narrow as a phone's now, by the same measure as `Picture`, which is in
 * the first load and does without this module.
 */
export const isPhoneWindow = (): boolean => matchMedia('(max-width: 559px)').matches

/** The picture for the window as it is now; not every picture has one for phones. */
export const pictureForWindow = (one: { picture: string; pictureH5?: string }): string =>
  (isPhoneWindow() && one.pictureH5) || one.picture
