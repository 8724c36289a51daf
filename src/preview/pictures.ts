const FOLDER = '/edition-2024'
/** The one format that all pictures of the edition are rendered in. */
const PICTURE_FORMAT = 'avif'

/** The address of a rendered picture. */
export const picture = (name: string) => `${FOLDER}/${name}.${PICTURE_FORMAT}`

/** The address of a picture that stays a drawing: logos, partners, codes, copyright lines. */
export const drawing = (name: string) => `${FOLDER}/${name}.svg`

/** The address of a film. */
export const film = (name: string) => `${FOLDER}/${name}.webm`
