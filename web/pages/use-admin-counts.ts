import { useEffect, useState } from 'react';
import { whenIdle } from '../ui/primitives/when-idle.ts';
import { ADMIN_SECTIONS } from './admin-sections.ts';

/** How many there are behind each tab, in the tabs' order, once the page has nothing better to do. */
export function useAdminCounts(): readonly (number | null)[] {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // biome-ignore lint/correctness/useHookAtTopLevel: the sections never change, so their hooks run in one order
  return ADMIN_SECTIONS.map(({ useCount }) => useCount({ enabled: idle, refetchOnMount: false }));
}
