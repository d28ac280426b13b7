/** How each member of an object is made. */
export type Makers<Given extends readonly unknown[], Made> = {
  readonly [Name in keyof Made]: (...given: Given) => Made[Name];
};

type AnyMakers<Given extends readonly unknown[]> = Readonly<
  Record<PropertyKey, (...given: Given) => unknown>
>;

class Lazy<Given extends readonly unknown[]> implements ProxyHandler<object> {
  readonly #makers: AnyMakers<Given>;
  readonly #given: Given;

  constructor(makers: AnyMakers<Given>, given: Given) {
    this.#makers = makers;
    this.#given = given;
  }

  get(made: object, name: PropertyKey): unknown {
    const before: unknown = Reflect.get(made, name);
    if (before !== undefined || !this.has(made, name)) return before;
    const member = this.#makers[name]?.(...this.#given);
    Reflect.set(made, name, member);
    return member;
  }

  has(_: object, name: PropertyKey): boolean {
    return Object.hasOwn(this.#makers, name);
  }

  ownKeys(): string[] {
    return Object.keys(this.#makers);
  }

  getOwnPropertyDescriptor(made: object, name: PropertyKey): PropertyDescriptor | undefined {
    return this.has(made, name)
      ? { get: () => this.get(made, name), enumerable: true, configurable: true }
      : undefined;
  }
}

/**
 * Makes objects whose members are made when they are first read. A unit of work gets a store of fifty parts and uses a few: making all of
 * them cost as much as a statement.
 */
export const lazily =
  <Given extends readonly unknown[], Made extends object>(makers: Makers<Given, Made>) =>
  (...given: Given): Made =>
    new Proxy({}, new Lazy<Given>(makers, given)) as Made;

/** An object with some members replaced. Unlike a copy, it makes none of the other members. */
export const replacing = <Whole extends object>(whole: Whole, parts: Partial<Whole>): Whole =>
  new Proxy(whole, {
    get: (_, name): unknown => Reflect.get(Object.hasOwn(parts, name) ? parts : whole, name),
  });
