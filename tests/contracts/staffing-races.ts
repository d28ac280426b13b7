import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { raceAbsences, withoutHostLock } from '../faults/staffing/absences.ts';
import { NOW } from '../faults/staffing/races.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const RACES = 12;

/** A host's own word against the desk's: whoever is later must see what the first has done. */
export const describeStaffingRaces = (name: string, open: OpenStore) =>
  describe(`races over a host on ${name}`, () => {
    const store = usingStore(open);
    const ports = () => memoryPorts({ unitOfWork: store().unitOfWork, read: store().read, now: () => NOW });

    it('who goes away while the desk assigns them: the session is refused, or comes back', async () => {
      const { refused, returned, ...figures } = await raceAbsences({ ports: ports() }, RACES);
      expect(figures).toEqual({ races: RACES, right: RACES, failures: [] });
      expect(refused + returned).toBe(RACES);
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    if (name === 'Postgres')
      it('(without the lock of the host: they lead a session while they are away)', async () => {
        const { races, right } = await raceAbsences({ ports: ports() }, 1, withoutHostLock);
        expect([races, right]).toEqual([1, 0]);
      });
  });
