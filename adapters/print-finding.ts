import type { Finding } from './system/finding.ts';

/** Prints a finding of the doctor and, below it, what to do. */
export const printFinding = ({ good, isNote, words, todo }: Finding): void => {
  console.log(`  ${isNote ? 'note  ' : good ? 'ok    ' : 'WRONG '} ${words}`);
  if (todo) console.log(`           ${todo}`);
};
