import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. Every script works from there, wherever it is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
