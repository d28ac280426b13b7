/** Operations of the contract that this version does not build: after the access check they would answer 501. There are none. */
export const notBuilt = [] as const satisfies readonly string[];
