import { IS_FULL } from './full.ts';

/** Which files a run leaves out: the longer forms, unless everything runs or one of them is named. */
export const LEFT_OUT: string[] =
  IS_FULL || process.argv.some((each) => each.includes('.full')) ? [] : ['**/*.full.test.{ts,tsx}'];
