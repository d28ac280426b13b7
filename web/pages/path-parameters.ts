import { createContext, useContext } from 'react';

/** What stands in the path of a page, by the names of its route; decoded. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

const Context = createContext<PathParameters>({});

export const PathParametersProvider = Context.Provider;

export const usePathParameters = (): PathParameters => useContext(Context);
