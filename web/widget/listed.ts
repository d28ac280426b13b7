import type { ListPage } from '@wondercast/client';
import type { CardWire } from '../api/transport/wire.ts';

/** What has been listed so far, and of which search and category: a visitor who comes back finds it unchanged. */
export interface Listed {
  readonly of: string;
  readonly page: ListPage<CardWire>;
}
