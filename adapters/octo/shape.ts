/* Builders for the JSON schemas of the contract. */

export type Shape = Readonly<Record<string, unknown>>;

export type Optional<Wire> = {
  [Name in keyof Wire]-?: undefined extends Wire[Name] ? Name : never;
}[keyof Wire];

/** Every member of an object. Those in `optional` are present only when their capability is requested. */
export const object = <Wire>(
  properties: Readonly<Record<keyof Required<Wire>, Shape>>,
  ...[optional]: [Optional<Wire>] extends [never] ? [] : [readonly Optional<Wire>[]]
): Shape => {
  const whenAsked: readonly PropertyKey[] = optional ?? [];
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !whenAsked.includes(name)),
    properties,
  };
};

export const text: Shape = { type: 'string' };
export const maybeText: Shape = { type: ['string', 'null'] };
export const whole: Shape = { type: 'integer' };
export const flag: Shape = { type: 'boolean' };
export const none: Shape = { type: 'null' };
export const instant: Shape = { type: 'string', format: 'date-time' };
export const maybeInstant: Shape = { type: ['string', 'null'], format: 'date-time' };
export const nothing: Shape = { type: 'array', maxItems: 0 };
export const always = (value: string | number | boolean): Shape => ({ const: value });
export const oneOf = (values: readonly string[]): Shape => ({ type: 'string', enum: values });
export const listOf = (items: Shape): Shape => ({ type: 'array', items });
export const ref = (name: string): Shape => ({ $ref: `#/components/schemas/${name}` });
export const orNull = (shape: Shape): Shape => ({ anyOf: [shape, none] });
