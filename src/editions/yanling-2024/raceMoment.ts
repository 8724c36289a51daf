/** Converts a time in Beijing, `YYYY-MM-DD HH:mm`, to epoch ms. */
export const at = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00+08:00`)
