/** The file that the sandbox serves at an address of one of its own races. */
export const fileOf = (address: string): string =>
  `sandbox/editions${address.replace(/^\/[^/]+/, '$&/files')}`
