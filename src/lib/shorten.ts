/** Longer messages of a service are not sentences, but whole pages or logs. */
const MAX_LENGTH = 500

/** A message for the page, cut after so many characters. */
export const shorten = (message: string, maxLength = MAX_LENGTH): string =>
  message.length <= maxLength
    ? message
    : // A character may have two parts.
      `${Array.from(message.slice(0, 2 * maxLength))
        .slice(0, maxLength)
        .join('')}…`
