import type { components } from '../generated/types.ts';

type Schemas = components['schemas'];

/** Wire shapes by their names in the document. */
export type Wire<Name extends keyof Schemas> = Schemas[Name];
