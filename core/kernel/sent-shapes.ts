import type { z } from 'zod';

const shapes = new WeakMap<object, z.ZodType>();

/**
 * Says what clients send for a rule that reads it by a function of its own, which no JSON Schema can be made from: the contract has the
 * schema of `shape`. Returns the rule.
 */
export const sentAs = <Rule extends z.ZodType>(rule: Rule, shape: z.ZodType): Rule => {
  shapes.set(rule, shape);
  return rule;
};

/** What clients send for such a rule. */
export const sentShapeOf = (rule: object): z.ZodType | undefined => shapes.get(rule);
