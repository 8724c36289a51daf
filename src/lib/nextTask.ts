/** Resolves in a task of its own, so that the browser can paint or handle input first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
