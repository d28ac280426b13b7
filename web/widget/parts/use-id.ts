import { useState } from 'preact/hooks';

/** Each file that is fetched has a Preact of its own, whose own ids would be those of the others again. */
const FILE = `w${Math.random().toString(36).slice(2, 9)}`;
let count = 0;

const next = (): string => {
  count += 1;
  return `${FILE}-${count}`;
};

/** An id that no other element around it has. */
export const useId = (): string => useState(next)[0];
