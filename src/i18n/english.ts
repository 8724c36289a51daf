/** The English translations of Chinese texts; `_one` is the singular form if it differs. */
export type English<Chinese> = Record<keyof Chinese | `${string}_one`, string>
