import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the memory that loading the program used, about 75 MB; V8 would keep it until load rises. Holds up the event loop for
 * some 150 ms, and longer where other programs want the processor.
 */
export const freeStartUpMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
