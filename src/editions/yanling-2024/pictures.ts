const FOLDER = '/edition-2024'
/** The format of all rendered pictures of the edition. */
const PICTURE_FORMAT = 'avif'

/** The path of a rendered picture. */
export const picture = (name: string) => `${FOLDER}/${name}.${PICTURE_FORMAT}`

/** The path of a picture that remains a vector drawing: logos, partners, codes, copyright lines. */
export const drawing = (name: string) => `${FOLDER}/${name}.svg`

/** The path of the picture for messengers, which show no AVIF. */
export const sharePicture = `${FOLDER}/share.jpg`

/** The path of an agreement's text. */
export const agreement = (name: string) => `${FOLDER}/agreements/${name}.html`

/** The path of a video. */
export const videoFile = (name: string) => `${FOLDER}/${name}.webm`
