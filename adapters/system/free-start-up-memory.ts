import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees the memory that loading the program used; V8 would keep it until load rises. */
export const freeStartUpMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
