/** Paths of the file host that do not depend on the race. */
export const filePaths = {
  cloudConfig: '/config/cz/index.json',
  translations: (region: string, name: string) => `/i18n/${region}/${name}.json`,
} as const
