/** A moment given in Beijing time, `YYYY-MM-DD HH:mm`, in epoch milliseconds. */
export const at = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00+08:00`)
