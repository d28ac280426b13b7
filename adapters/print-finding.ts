import type { Finding } from './postgres/findings.ts';

/** Prints what was found, one line each. */
export const printFinding = ({ good, isNote, words }: Finding): void =>
  console.log(`  ${isNote ? 'note  ' : good ? 'ok    ' : 'WRONG '} ${words}`);
