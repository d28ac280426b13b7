import type { Finding } from './system/finding.ts';

/** Prints what was found, and below it what to do. */
export const printFinding = ({ good, isNote, words, todo }: Finding): void => {
  console.log(`  ${isNote ? 'note  ' : good ? 'ok    ' : 'WRONG '} ${words}`);
  if (todo) console.log(`           ${todo}`);
};
