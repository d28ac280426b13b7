import type { ReactNode } from 'react';
import { useWriteAccess } from './write-access.ts';

/** What changes something: shown only to whoever may. */
export function OnlyWriters({ children }: { readonly children: ReactNode }) {
  return useWriteAccess() ? children : null;
}
