/** A port whose calls run one after another, because a transaction has a single connection. */
const waiting = <Port extends object>(port: Port, inTurn: (work: () => unknown) => Promise<unknown>): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => inTurn(() => Reflect.apply(member, target, given));
    },
  });

/** The same ports, called one at a time across all of them. */
export const oneByOne = <Ports extends object>(ports: Ports): Ports => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => unknown): Promise<unknown> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
  return new Proxy(ports, {
    get: (target, name) => {
      const port: unknown = Reflect.get(target, name);
      return typeof port === 'object' && port !== null ? waiting(port, inTurn) : port;
    },
  });
};
