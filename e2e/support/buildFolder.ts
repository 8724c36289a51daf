/** Folder of the built site that the tests run against. */
export const BUILD_FOLDER = process.env.BUILD_DIR ?? 'dist'
