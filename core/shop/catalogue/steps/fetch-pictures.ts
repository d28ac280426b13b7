import { Refusal } from '../../../kernel/refusal.ts';
import { storePicture } from '../../media/steps/store-picture.ts';
import { DRAWING_FAILED } from '../../media/words.ts';
import type { CataloguePorts } from '../ports.ts';
import { NOT_A_PICTURE } from '../words.ts';

/** Number of pictures that are fetched concurrently: all of them fit into the queue of the renderer. */
const AT_ONCE = 4;
/** Maximum number of pictures of one request, and for how long it starts new ones, so that it ends well before a proxy times out. */
const MOST = 40;
const BEGINS_WITHIN_MS = 15_000;

export type FetchPorts = Pick<
  CataloguePorts,
  'unitOfWork' | 'now' | 'images' | 'renderer' | 'newToken' | 'hashToken' | 'remotePictures'
>;

/** A picture that was fetched and stored. */
export interface Fetched {
  readonly address: string;
  readonly upload: string;
  readonly imageUrl: string;
  readonly bytes: number;
}

export interface FetchedPictures {
  readonly fetched: readonly Fetched[];
  /** Why a picture could not be fetched, by its address. */
  readonly failed: ReadonlyMap<string, string>;
  /** How many of the addresses were tried, from the first; the others are left to another request. */
  readonly asked: number;
}

/** The fault of this one picture; null when the error is about the shop itself. */
const faultOf = (error: unknown): string | null => {
  if (!(error instanceof Refusal)) return null;
  if (error.kind === 'invalid') return NOT_A_PICTURE;
  return error.message === DRAWING_FAILED ? DRAWING_FAILED : null;
};

/**
 * Fetches as many of the addresses as one request may, in their order, and stores them like uploads. No transaction is open meanwhile.
 * Pictures that are stored and never used are removed by housekeeping after a day.
 * @throws Refusal 'no-room', 'unavailable' (storage away, too many pictures drawn at once)
 */
export const fetchPictures = async (
  ports: FetchPorts,
  addresses: readonly string[],
): Promise<FetchedPictures> => {
  const until = ports.now().getTime() + BEGINS_WITHIN_MS;
  const most = Math.min(addresses.length, MOST);
  const fetched: Fetched[] = [];
  const failed = new Map<string, string>();
  let asked = 0;
  let broken = false;
  const fetchOne = async (address: string): Promise<void> => {
    const found = await ports.remotePictures.fetch(address);
    if ('error' in found) {
      failed.set(address, found.error);
      return;
    }
    const { content } = found;
    try {
      const stored = await storePicture(ports, content, ports.hashToken(address));
      fetched.push({ address, ...stored, bytes: content.length });
    } catch (error) {
      const fault = faultOf(error);
      if (fault === null) throw error;
      failed.set(address, fault);
    }
  };
  const worker = async (): Promise<void> => {
    while (!broken && asked < most && ports.now().getTime() < until) {
      const address = addresses[asked];
      asked += 1;
      if (address === undefined) return;
      try {
        await fetchOne(address);
      } catch (error) {
        broken = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const broke = ended.find((each) => each.status === 'rejected');
  if (broke) throw broke.reason;
  return { fetched, failed, asked };
};
