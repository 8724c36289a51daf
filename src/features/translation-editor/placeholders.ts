const PLACEHOLDER = /\{([^{}]+)\}/g

/** The unique names of the placeholders in a text, in alphabetical order. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort()

/** The text with values filled in; a placeholder without a value stays as it is. */
export const fillPlaceholders = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => values.get(name) || placeholder)

/** Splits the text so that every second part is a placeholder with its braces. */
export const cutAtPlaceholders = (text: string): string[] => text.split(/(\{[^{}]+\})/)
