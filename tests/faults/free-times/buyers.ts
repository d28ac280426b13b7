import { Refusal } from '@wondercast/core/kernel/refusal';
import type { UnitOfWork } from '@wondercast/core/shop';
import { createShop } from '@wondercast/core/shop';
import { aCustomer, aHost, anExperience, aRequestedLine, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { timePasses } from '../../support/time-passes.ts';
import type { StaffingTestBed } from '../staffing/races.ts';

/** A Tuesday in a week of its own for each round. */
const startOf = (round: number): Date => new Date(Date.UTC(2030, 2, 5 + (round % 8) * 7, 14));

const HOSTS = 3;
const RETRY_MS = 200;
const MOST_TRIES = 300;

export interface BuyerFigures {
  rounds: number;
  /** Rounds in which exactly as many have booked as there are hosts. */
  right: number;
  booked: number;
  /** Those who came later, were told so, and were told other times. */
  told: number;
  /** Hosts who have two sessions at once. */
  doubled: number;
  /** Asked again because the shop could not answer just then. */
  sentAgain: number;
  /** Anything else that was thrown. */
  readonly failures: string[];
}

/** An experience that is booked at once, with hosts of its own. */
const anInstant = ({ ports }: Pick<StaffingTestBed, 'ports'>) =>
  ports.unitOfWork(async ({ catalogue, hosts, settings }) => {
    if (!(await settings.byName('booking-rules')))
      await settings.put(
        'booking-rules',
        { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] },
        ports.now(),
      );
    const experience = await catalogue.addExperience(
      anExperience({ bookingMode: 'instant', duration: '60 min' }),
    );
    const ids: number[] = [];
    for (let at = 0; at < HOSTS; at++)
      ids.push((await hosts.add(aHost({ experienceIds: [experience.id], takesInstant: true }))).id);
    return { experience, ids };
  });

const isTold = (error: unknown): boolean => {
  if (!(error instanceof Refusal) || error.kind !== 'conflict') return false;
  const { taken } = error.details as {
    readonly taken?: readonly { readonly alternatives: readonly string[] }[];
  };
  return taken?.length === 1 && taken[0]?.alternatives.length === 6;
};

/** As a client does that is told to try again: under a thousand at once some wait too long for a connection. */
const untilAnswered = async <Result>(work: () => Promise<Result>, again: () => void): Promise<Result> => {
  for (let time = 0; ; time++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'unavailable' || time === MOST_TRIES) throw error;
      again();
      await timePasses(RETRY_MS);
    }
  }
};

/**
 * Buyers who want the same time at once, half of them by way of a hold, over three connections to one database. `altered` takes away
 * what protects the hosts.
 */
export const raceBuyers = async (
  testBed: StaffingTestBed,
  { rounds, buyers }: { readonly rounds: number; readonly buyers: number },
  altered: (unitOfWork: UnitOfWork) => UnitOfWork = (unitOfWork) => unitOfWork,
): Promise<BuyerFigures> => {
  const figures: BuyerFigures = {
    rounds: 0,
    right: 0,
    booked: 0,
    told: 0,
    doubled: 0,
    sentAgain: 0,
    failures: [],
  };
  const shops = testBed.portsOf.map((ports) =>
    createShop({ ...ports, unitOfWork: altered(ports.unitOfWork) }),
  );
  for (let round = 0; round < rounds; round++) {
    const { experience, ids } = await anInstant(testBed);
    const line = aRequestedLine({
      experienceId: experience.id,
      chosen: [{ startsAt: startOf(round), zone: 'UTC' }],
    });
    const settled = await Promise.allSettled(
      Array.from({ length: buyers }, async (_, each) => {
        const shop = shops[each % shops.length];
        const caller = aVisitor(`round ${round} buyer ${each}`);
        const again = () => {
          figures.sentAgain += 1;
        };
        const held = () => shop?.holdTimes({ caller, lines: [line], addressHash: null });
        if (each % 2 === 0) await untilAnswered(async () => held(), again);
        // Nobody has taken more than one.
        const customer = aCustomer({ email: `buyer-${round}-${each}@example.com` });
        const placing = aPlacing({ caller, customer, lines: [line], shownTotal: usd(990) });
        return untilAnswered(async () => shop?.placeBooking(placing), again);
      }),
    );
    const booked = settled.filter(({ status }) => status === 'fulfilled').length;
    for (const each of settled) {
      if (each.status === 'fulfilled') continue;
      if (isTold(each.reason)) figures.told += 1;
      else figures.failures.push(String(each.reason));
    }
    const { assignments } = testBed.ports.read;
    const reserved = await assignments.reservedBetween(
      new Date(0),
      new Date('2040-01-01'),
      testBed.ports.now(),
      ids,
    );
    figures.rounds += 1;
    figures.booked += booked;
    if (booked === HOSTS && reserved.length === HOSTS) figures.right += 1;
    figures.doubled += reserved.length - new Set(reserved.map(({ hostId }) => hostId)).size;
  }
  return figures;
};

/** As if nobody waited for who takes a host: each has read before anybody writes. */
export const withoutHostLocks =
  (unitOfWork: UnitOfWork): UnitOfWork =>
  (work) =>
    unitOfWork(({ hosts, ...store }) =>
      work({
        ...store,
        hosts: {
          ...hosts,
          lockLeading: async (_, from) => hosts.active(from),
        },
      }),
    );
