import type { Reserved, Span } from './assignment.ts';
import { reservationOf } from './assignment.ts';
import { freeHostsAt, type StaffingNow, type Wanted } from './free-times.ts';
import type { Host } from './host.ts';
import { zoneFrame } from './working-time.ts';

/** A unit that needs a host who takes it at once. */
export interface UnitToLead {
  readonly wanted: Wanted;
  readonly startsAt: Date;
}

/** A host for each unit, or the indexes of units without one. */
export type Chosen = { readonly hosts: readonly Host[] } | { readonly failed: readonly number[] };

const MINUTE_MS = 60_000;

/** The time span of a unit, given its start. */
export const spanOfUnit = ({
  offer,
  startsAt,
}: Pick<Wanted, 'offer'> & { readonly startsAt: Date }): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + offer.minutes * MINUTE_MS),
});

const spanOf = ({ wanted: { offer }, startsAt }: UnitToLead): Span => spanOfUnit({ offer, startsAt });

/** The reservation that a unit would need of a host. */
const reserving = (host: Host, unit: UnitToLead): Reserved => ({
  ...reservationOf(host, spanOf(unit)),
  hostId: host.id,
  bookingId: null,
  line: null,
  unit: null,
  reference: null,
  holdId: null,
  heldUntil: null,
});

/** How many sessions a host has in the week of a unit, Monday to Sunday in the host's zone. */
const loadOf = (facts: StaffingNow, host: Host, unit: UnitToLead): number => {
  const { weekFrom, weekTo } = zoneFrame(host.zone, spanOf(unit));
  return facts.reserved.filter(
    ({ hostId, startsAt }) =>
      hostId === host.id && startsAt.getTime() >= weekFrom && startsAt.getTime() < weekTo,
  ).length;
};

/** Maximum number of steps of the search: far more than ten units and the hosts of a shop need. */
const MOST_STEPS = 20_000;

/**
 * Returns whether a host is free for a unit, given the other units that they would lead. Units are given by index. The search asks the same
 * questions repeatedly, so each answer is cached.
 */
const besideJudge = (facts: StaffingNow, units: readonly UnitToLead[]) => {
  const alone = new Map<number, StaffingNow>();
  const known = new Map<string, boolean>();
  const factsOf = (host: Host): StaffingNow => {
    const own = alone.get(host.id) ?? {
      zone: facts.zone,
      hosts: [host],
      reserved: facts.reserved.filter(({ hostId }) => hostId === host.id),
      busy: facts.busy.filter(({ hostId }) => hostId === host.id),
      unstaffed: [],
    };
    alone.set(host.id, own);
    return own;
  };
  return (host: Host, at: number, others: readonly number[]): boolean => {
    const unit = units[at];
    if (!unit || others.length === 0) return true;
    const question = `${host.id} ${at} ${others.toSorted((a, b) => a - b).join()}`;
    const answer =
      known.get(question) ??
      freeHostsAt(
        {
          ...factsOf(host),
          reserved: [
            ...factsOf(host).reserved,
            ...others.flatMap((other) => {
              const led = units[other];
              return led ? [reserving(host, led)] : [];
            }),
          ],
        },
        unit.wanted,
        unit.startsAt,
      ).hosts.length > 0;
    known.set(question, answer);
    return answer;
  };
};

/** Whether more units begin at the same time as this one than `spare` hosts could lead, even if these hosts had nothing else to do. */
const exceedsSpareHosts = (units: readonly UnitToLead[], { startsAt }: UnitToLead, spare: number): boolean =>
  spare < units.filter((each) => each.startsAt.getTime() === startsAt.getTime()).length;

/**
 * Chooses hosts for all units together. The breaks and daily maximum of a host also apply between the units, and it fails only when there
 * is no solution. Among solutions it prefers the hosts with the fewest sessions in that week. Units with the fewest possible hosts are
 * assigned first. Starts are not checked. `first` are ids of hosts who are preferred to all others.
 */
export const chooseHosts = (
  facts: StaffingNow,
  units: readonly UnitToLead[],
  first: readonly number[] = [],
): Chosen => {
  const found = units.map((unit, at) => {
    const { hosts, needed } = freeHostsAt(facts, unit.wanted, unit.startsAt);
    const loads = new Map(hosts.map((host) => [host.id, loadOf(facts, host, unit)]));
    const later = ({ id }: Host): number => (first.includes(id) ? 0 : 1);
    const byLoad = hosts.toSorted(
      (a, b) => later(a) - later(b) || (loads.get(a.id) ?? 0) - (loads.get(b.id) ?? 0) || a.id - b.id,
    );
    return { at, unit, hosts: byLoad, spare: hosts.length - needed };
  });
  const alone = found.filter(({ unit, spare }) => exceedsSpareHosts(units, unit, spare));
  if (alone.length > 0) return { failed: alone.map(({ at }) => at) };
  const order = found.toSorted((a, b) => a.hosts.length - b.hosts.length || a.at - b.at);
  const chosen = new Map<number, Host>();
  const isFreeBeside = besideJudge(facts, units);
  let deepest: readonly number[] = [];
  let steps = 0;
  const place = (next: number): boolean => {
    const current = order[next];
    if (!current) return true;
    for (const host of current.hosts) {
      steps += 1;
      if (steps > MOST_STEPS) return false;
      const others = [...chosen].flatMap(([at, { id }]) => (id === host.id ? [at] : []));
      if (!isFreeBeside(host, current.at, others)) continue;
      chosen.set(current.at, host);
      if (chosen.size > deepest.length) deepest = [...chosen.keys()];
      if (place(next + 1)) return true;
      chosen.delete(current.at);
    }
    return false;
  };
  if (!place(0)) return { failed: units.flatMap((_, at) => (deepest.includes(at) ? [] : [at])) };
  return { hosts: units.flatMap((_, at) => chosen.get(at) ?? []) };
};
