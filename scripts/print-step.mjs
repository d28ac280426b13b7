/** Prints a step while it runs, and its duration at the end: one line per step. */
export const printStep = async (words, work) => {
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

/** Prints the message without a stack trace and exits. */
export const failWith = (error) => {
  console.error(`\n${error?.message ?? error}\n`);
  process.exit(1);
};
