/** Host names of this machine, on which a build is tried out. */
export const LOCAL_HOST = /^(?:localhost|\d+\.\d+\.\d+\.\d+)$/
