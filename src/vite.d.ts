/** Name of this build, the same for all its files. */
declare const __BUILD__: string
