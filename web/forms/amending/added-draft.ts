import type { Tier } from '@wondercast/core/shop/pricing/tiers';
import type { AmendedLines } from '../../api/booking/amendments.ts';
import type { CardWire } from '../../api/transport/wire.ts';
import { roomFor, SMALLEST } from './room-for.ts';

/** An experience to be added to the booking. */
export interface AddedDraft {
  /** Unique within the draft: the same experience may be added twice for different groups. */
  readonly key: number;
  readonly experience: Pick<CardWire, 'id' | 'slug' | 'title' | 'imageUrl'>;
  /** People per unit; null when not entered. */
  readonly people: number | null;
  readonly units: number;
  /** null: the smallest tier that fits. */
  readonly tier: Tier | null;
  readonly addOnIds: readonly number[];
}

/** Appends another experience: one unit for this many people. */
export const withAdded = (
  all: readonly AddedDraft[],
  { id, slug, title, imageUrl }: CardWire,
  people: number | null,
): readonly AddedDraft[] => [
  ...all,
  {
    key: Math.max(0, ...all.map(({ key }) => key)) + 1,
    experience: { id, slug, title, imageUrl },
    people,
    units: 1,
    tier: null,
    addOnIds: [],
  },
];

/** The chosen tier, or the one that fits. */
export const addedTier = ({ tier, people }: AddedDraft): Tier => tier ?? roomFor(SMALLEST, people);

/** The request for one added experience. */
export const addedLine = (added: AddedDraft): AmendedLines[number] => ({
  experienceId: added.experience.id,
  quantity: added.units,
  ...(added.people === null ? {} : { headcount: added.people }),
  selectedTier: addedTier(added),
  addOnIds: [...added.addOnIds],
});
