/** Longer texts of a service are no sentences but whole pages or logs. */
const LONGEST = 500

/** A message of a service for the page, cut after 500 characters. */
export const shortened = (message: string): string =>
  message.length <= LONGEST
    ? message
    : // A character may have two parts.
      `${Array.from(message.slice(0, 2 * LONGEST))
        .slice(0, LONGEST)
        .join('')}…`
