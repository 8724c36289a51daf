/** Longer messages of a service are not sentences, but whole pages or logs. */
const MAX_LENGTH = 500

/** A message of a service for the page, cut after 500 characters. */
export const shorten = (message: string): string =>
  message.length <= MAX_LENGTH
    ? message
    : // A character may have two parts.
      `${Array.from(message.slice(0, 2 * MAX_LENGTH))
        .slice(0, MAX_LENGTH)
        .join('')}…`
