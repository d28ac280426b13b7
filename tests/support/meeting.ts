/** Where a number of people wait for each other: each is let through when all of them have arrived. */
export const meeting = (people: number): (() => Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= people) resolve();
    return promise;
  };
};
