import { mayDo, type Permission } from '@wondercast/core/people/account/permissions';
import { useEffect, useState } from 'react';
import type { UserWire } from '../api/transport/wire.ts';
import { whenIdle } from '../ui/primitives/when-idle.ts';
import { ADMIN_SECTIONS } from './admin-sections.ts';

/** The number of waiting items behind each tab, in the tabs' order, requested when the page is idle. */
export function useAdminCounts(user: UserWire): readonly (number | null)[] {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const readingOf = (permission: Permission) => ({
    enabled: idle && mayDo(user, permission),
    refetchOnMount: false as const,
  });
  // biome-ignore lint/correctness/useHookAtTopLevel: the sections never change, so their hooks run in one order
  return ADMIN_SECTIONS.map(({ useCount, permission }) => useCount(readingOf(permission)));
}
