import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartnerCaller } from '@wondercast/core/people/caller';
import type { Shop } from '@wondercast/core/shop';
import type { Snapshot } from '@wondercast/core/shop/catalogue/snapshot';
import type { Voucher } from '../pdf/voucher.ts';
import type { OctoPorts } from './reservation.ts';

/** What the room needs of whoever serves it: bytes, keys, and whether the store is there. */
export interface OctoEdge {
  /**
   * The partner behind the key of a request, and what the answer says of its rate.
   * @throws Refusal; `headersOfRefusal` has what else is said then
   */
  admit(request: IncomingMessage): Admitted | null;
  headersOfRefusal(error: unknown): Readonly<Record<string, string>>;
  /** The refusal that an error of `admit` stands for; anything else as it is. */
  refusalOf(error: unknown): unknown;
  /** @throws Refusal 'malformed' or 'too-large' */
  readJson(request: IncomingMessage): Promise<unknown>;
  /** For metrics and traces. */
  name(response: ServerResponse, operation: string): void;
  readonly commonHeaders: Readonly<Record<string, string>>;
}

export interface Admitted {
  readonly caller: PartnerCaller;
  readonly headers: Readonly<Record<string, string>>;
}

/** What is sold, and whether the store answers. */
export interface OctoLive {
  /** @throws Refusal 'unavailable' */
  current(): Snapshot;
  assertUp(): void;
  untilDown(signal: AbortSignal): Promise<never>;
}

export interface OctoDeps {
  readonly shop: Pick<Shop, 'choicesOfBooking' | 'cancelOwn'>;
  readonly ports: OctoPorts;
  readonly live: OctoLive;
  readonly edge: OctoEdge;
  /** Draws vouchers as PDF. */
  readonly vouchers: { draw(voucher: Voucher): Promise<Uint8Array> };
  /** Without trailing slash. */
  readonly publicUrl: string;
  /** An error that nobody foresaw. */
  unexpected(error: unknown, operation: string): void;
}
