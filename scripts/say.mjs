/** Says what is being done, and in the end how long it took: one line per step. */
export const during = async (words, work) => {
  const since = Date.now();
  process.stdout.write(`${words} ...`);
  try {
    const answer = await work();
    process.stdout.write(` ${((Date.now() - since) / 1000).toFixed(1)} s\n`);
    return answer;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
};

/** Ends the process with words instead of a stack trace. */
export const failWith = (error) => {
  console.error(`\n${error?.message ?? error}\n`);
  process.exit(1);
};
