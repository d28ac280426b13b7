import type { LastChange } from '@wondercast/core/shop/settings/last-change';
import type { Wire } from './wire.ts';

export const encodeLastChange = (changed: LastChange | null): Wire<'LastChange'> =>
  changed && { by: changed.by, at: changed.at.toISOString() };
