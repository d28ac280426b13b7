import type { ListPage } from '@wondercast/client';
import type { CardWire } from '../api/transport/wire.ts';

/** What has been listed so far, and of which search and category: whoever comes back finds it as it was. */
export interface Listed {
  readonly of: string;
  readonly page: ListPage<CardWire>;
}
