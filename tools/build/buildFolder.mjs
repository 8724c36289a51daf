/** Folder of the built site. The test runner gives each run one of its own. */
export const BUILD_FOLDER = process.env.BUILD_DIR ?? 'dist'
