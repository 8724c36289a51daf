/** The page with the race's questions, in every spelling of the configuration. */
export const FAQ_PATH = '/race-information/faq'

/** The link to the question with this id, which opens there. */
export const questionLink = (id: string): string => `${FAQ_PATH}?section=${encodeURIComponent(id)}`
