import type { Tier } from '@wondercast/core/shop/pricing/tiers';
import type { AmendedLines } from '../../api/booking/amendments.ts';
import type { CardWire } from '../../api/transport/wire.ts';
import { roomFor, SMALLEST } from './room-for.ts';

/** An experience that is not booked yet. */
export interface AddedDraft {
  /** Tells it from the others of the draft: the same experience may be added twice, for other people. */
  readonly key: number;
  readonly experience: Pick<CardWire, 'id' | 'slug' | 'title' | 'imageUrl'>;
  /** Of each unit; null: nobody has said how many. */
  readonly people: number | null;
  readonly units: number;
  /** null: the room that fits. */
  readonly tier: Tier | null;
  readonly addOnIds: readonly number[];
}

/** One more behind the others: one unit for so many people. */
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

/** The room that is chosen, or fits. */
export const addedTier = ({ tier, people }: AddedDraft): Tier => tier ?? roomFor(SMALLEST, people);

/** What is sent of one. */
export const addedLine = (added: AddedDraft): AmendedLines[number] => ({
  experienceId: added.experience.id,
  quantity: added.units,
  ...(added.people === null ? {} : { headcount: added.people }),
  selectedTier: addedTier(added),
  addOnIds: [...added.addOnIds],
});
