/** In pages that `tools/bench/visit.mjs` opens. */
declare const stopWatch: ReturnType<typeof import('./stopWatch.mjs').makeStopWatch>
