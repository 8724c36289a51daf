const UNSEEN = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether a text looks empty, whatever invisible characters are in it. */
export const isInvisible = (text: string): boolean => UNSEEN.test(text)
