/** Apart from `userPaths`, because only this one is part of the first load. */
export const logoutPath = '/user-center/api/logout'
