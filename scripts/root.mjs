import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout, from which every script works. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
