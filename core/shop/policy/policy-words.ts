import type { Policy, PolicyZone } from './policy.ts';

/** One step of a policy in words. */
export interface PolicyStep {
  /** `7 days or more before a session`. */
  readonly when: string;
  /** `Everything back. Moving is free.` */
  readonly what: string;
}

const HOURS_A_DAY = 24;

/** In days where the hours are whole days, otherwise in hours. */
const amountOf = (hours: number): { readonly count: number; readonly unit: 'day' | 'hour' } =>
  hours % HOURS_A_DAY === 0 ? { count: hours / HOURS_A_DAY, unit: 'day' } : { count: hours, unit: 'hour' };

const spoken = (hours: number): string => {
  const { count, unit } = amountOf(hours);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

const whenOf = ({ fromHours }: PolicyZone, before: PolicyZone | undefined): string => {
  if (!before) return fromHours === 0 ? 'At any time' : `${spoken(fromHours)} or more before a session`;
  if (fromHours === 0) return `Less than ${spoken(before.fromHours)} before`;
  const [from, to] = [amountOf(fromHours), amountOf(before.fromHours)];
  return from.unit === to.unit
    ? `${from.count} to ${spoken(before.fromHours)} before`
    : `${spoken(fromHours)} to ${spoken(before.fromHours)} before`;
};

const backWords = (percent: number): string => {
  if (percent === 100) return 'Everything back';
  return percent === 0 ? 'Nothing back' : `${percent}% back`;
};

const whatOf = ({ refundPercent, movePercent }: PolicyZone): string => {
  const back = backWords(refundPercent);
  if (movePercent === null) return `${back}, and no moving online.`;
  const moving = movePercent === 0 ? 'is free' : `costs ${movePercent}% of that session’s price`;
  return `${back}. Moving ${moving}.`;
};

/** The policy in words, made from its figures: the same on every page, in mails and on invoices. */
export const policySteps = ({ zones }: Policy): readonly PolicyStep[] =>
  zones.map((zone, at) => ({ when: whenOf(zone, zones[at - 1]), what: whatOf(zone) }));

/** The same as one paragraph. */
export const stepsParagraph = (steps: readonly PolicyStep[]): string =>
  steps.map(({ when, what }) => `${when}: ${what}`).join(' ');

export const policyParagraph = (policy: Policy): string => stepsParagraph(policySteps(policy));
