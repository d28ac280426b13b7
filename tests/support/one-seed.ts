import fc from 'fast-check';

const SEED = process.env.PROPERTY_SEED;

/** One seed for all random cases of a run of all suites, so that a file that failed draws the same ones when it runs again, alone. */
if (SEED) fc.configureGlobal({ seed: Number(SEED) });
