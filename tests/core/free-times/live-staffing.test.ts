import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../../adapters/memory/ports.ts';
import { liveStaffing } from '../../../adapters/system/live-staffing.ts';
import { aHost } from '../../support/builders.ts';

describe('what decides which times are free, as a process knows it', () => {
  const opened = () => {
    const { unitOfWork, read } = memoryPorts();
    const clock = { machineMs: 1_000, now: new Date('2026-03-01T10:00:00.000Z') };
    const staffing = liveStaffing(read, { now: () => clock.now, machineMs: () => clock.machineMs });
    const addHost = () => unitOfWork(({ hosts }) => hosts.add(aHost()));
    return { staffing, clock, addHost };
  };

  it('is asked for twice a second at most, and read again only after a change', async () => {
    const { staffing, clock, addHost } = opened();
    const first = await staffing.current();
    await addHost();
    expect(await staffing.current()).toBe(first);
    clock.machineMs += 500;
    expect(staffing.isCurrent(first)).toBe(false);
    const second = await staffing.current();
    expect(second.hosts).toHaveLength(1);
    clock.machineMs += 500;
    expect(await staffing.current()).toBe(second);
    expect(staffing.isCurrent(second)).toBe(true);
  });

  it('is the latest for whoever was just told that a time is gone', async () => {
    const { staffing, addHost } = opened();
    await staffing.current();
    await addHost();
    expect((await staffing.latest()).hosts).toHaveLength(1);
  });
});
