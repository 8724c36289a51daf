const PLACEHOLDER = /\{([^{}]+)\}/g

/** The names of the placeholders in a text, each once, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort()

/** The text with the values in place; a placeholder without a value stays as it is. */
export const fillPlaceholders = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => values.get(name) || whole)

/** The text cut so that every second part is a placeholder with its braces. */
export const cutAtPlaceholders = (text: string): string[] => text.split(/(\{[^{}]+\})/)
