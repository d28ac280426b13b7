import type { Reserved, Span } from './assignment.ts';
import { reservationOf } from './assignment.ts';
import { freeHostsAt, type StaffingNow, type Wanted } from './free-times.ts';
import type { Host } from './host.ts';
import { zoneFrame } from './working-time.ts';

/** A session that needs a host who takes it at once. */
export interface UnitToLead {
  readonly wanted: Wanted;
  readonly startsAt: Date;
}

/** A host for each unit, or which units find none. */
export type Chosen = { readonly hosts: readonly Host[] } | { readonly failed: readonly number[] };

const MINUTE_MS = 60_000;

/** When a session takes place that begins then. */
export const spanOfUnit = ({
  offer,
  startsAt,
}: Pick<Wanted, 'offer'> & { readonly startsAt: Date }): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + offer.minutes * MINUTE_MS),
});

const spanOf = ({ wanted: { offer }, startsAt }: UnitToLead): Span => spanOfUnit({ offer, startsAt });

/** What a host would reserve for a unit, as others see it. */
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

/** How many sessions a host has in the week of a unit, Monday to Sunday of the host's zone. */
const loadOf = (facts: StaffingNow, host: Host, unit: UnitToLead): number => {
  const { weekFrom, weekTo } = zoneFrame(host.zone, spanOf(unit));
  return facts.reserved.filter(
    ({ hostId, startsAt }) =>
      hostId === host.id && startsAt.getTime() >= weekFrom && startsAt.getTime() < weekTo,
  ).length;
};

/** Steps after which no further way is tried: far more than ten units and the hosts of a shop need. */
const MOST_STEPS = 20_000;

/** Whether a host is free for a unit beside what they would lead for the others. */
const isFreeBeside = (facts: StaffingNow, host: Host, unit: UnitToLead, own: readonly Reserved[]): boolean =>
  freeHostsAt(
    {
      ...facts,
      hosts: [host],
      reserved: [...facts.reserved.filter(({ hostId }) => hostId === host.id), ...own],
      unstaffed: [],
    },
    unit.wanted,
    unit.startsAt,
  ).hosts.length > 0;

/** Whether so many sessions at the time of a unit are more than its hosts could lead, with nothing else asked of them. */
const isBeyond = (units: readonly UnitToLead[], { startsAt }: UnitToLead, spare: number): boolean =>
  spare < units.filter((each) => each.startsAt.getTime() === startsAt.getTime()).length;

/**
 * Units that find no host whatever becomes of the others, by their place; cheap, and no promise for the rest: what units take from each
 * other is for `chooseHosts`.
 */
export const withoutHost = (facts: StaffingNow, units: readonly UnitToLead[]): readonly number[] =>
  units.flatMap((unit, at) => {
    const { hosts, needed } = freeHostsAt(facts, unit.wanted, unit.startsAt);
    return isBeyond(units, unit, hosts.length - needed) ? [at] : [];
  });

/**
 * Hosts for all units together: none exists only when no way exists, since breaks and days of a host count between the units too. Of
 * several ways the hosts with the least load of that week come first. Units with the fewest hosts are given theirs first. Starts are not
 * judged. `first` are ids of hosts who are taken before all others.
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
  const alone = found.filter(({ unit, spare }) => isBeyond(units, unit, spare));
  if (alone.length > 0) return { failed: alone.map(({ at }) => at) };
  const order = found.toSorted((a, b) => a.hosts.length - b.hosts.length || a.at - b.at);
  const chosen = new Map<number, Host>();
  let deepest: readonly number[] = [];
  let steps = 0;
  const place = (next: number): boolean => {
    const current = order[next];
    if (!current) return true;
    const own = [...chosen].flatMap(([at, host]) => {
      const unit = units[at];
      return unit ? [reserving(host, unit)] : [];
    });
    for (const host of current.hosts) {
      steps += 1;
      if (steps > MOST_STEPS) return false;
      const ofHost = own.filter(({ hostId }) => hostId === host.id);
      if (ofHost.length > 0 && !isFreeBeside(facts, host, current.unit, ofHost)) continue;
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
