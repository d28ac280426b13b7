import type { ReactNode } from 'react';
import { useWriteAccess } from './write-access.ts';

/** Shows its children only to users with write access. */
export function OnlyWriters({ children }: { readonly children: ReactNode }) {
  return useWriteAccess() ? children : null;
}
