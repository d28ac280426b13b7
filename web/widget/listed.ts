import type { ListPage } from '@wondercast/client';
import type { CardWire } from '../api/transport/wire.ts';

/** What has been listed so far, and for which search and category. A visitor who comes back finds the list unchanged. */
export interface Listed {
  readonly of: string;
  readonly page: ListPage<CardWire>;
}
