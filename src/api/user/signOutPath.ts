/** Apart from `userPaths`, because only this one is part of the first load. */
export const signOutPath = '/user-center/api/logout'
