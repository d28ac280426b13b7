import { useState } from 'preact/hooks';

/** Each separately loaded file has its own copy of Preact, whose generated ids would collide with those of the others. */
const FILE = `w${Math.random().toString(36).slice(2, 9)}`;
let count = 0;

const next = (): string => {
  count += 1;
  return `${FILE}-${count}`;
};

/** An id that is unique in the document. */
export const useId = (): string => useState(next)[0];
