import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartnerCaller } from '@wondercast/core/people/caller';
import type { Shop } from '@wondercast/core/shop';
import type { Snapshot } from '@wondercast/core/shop/catalogue/snapshot';
import type { Voucher } from '../pdf/voucher.ts';
import type { OctoPorts } from './reservation.ts';

/** What this room needs from the HTTP layer: bodies, API keys, metrics and common headers. */
export interface OctoEdge {
  /**
   * The partner that the request's key belongs to, and the rate-limit headers of the response.
   * @throws Refusal; `headersOfRefusal` gives its headers
   */
  admit(request: IncomingMessage): Admitted | null;
  headersOfRefusal(error: unknown): Readonly<Record<string, string>>;
  /** Converts an error of `admit` to a Refusal; any other error is returned unchanged. */
  refusalOf(error: unknown): unknown;
  /** @throws Refusal 'malformed' or 'too-large' */
  readJson(request: IncomingMessage): Promise<unknown>;
  /** Names the operation for metrics and traces. */
  name(response: ServerResponse, operation: string): void;
  readonly commonHeaders: Readonly<Record<string, string>>;
}

export interface Admitted {
  readonly caller: PartnerCaller;
  readonly headers: Readonly<Record<string, string>>;
}

/** The catalogue, and whether the store is available. */
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
  /** Renders vouchers as PDF. */
  readonly vouchers: { draw(voucher: Voucher): Promise<Uint8Array> };
  /** Without trailing slash. */
  readonly publicUrl: string;
  /** Reports an unexpected error. */
  unexpected(error: unknown, operation: string): void;
}
