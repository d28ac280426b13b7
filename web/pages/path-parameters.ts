import { createContext, useContext } from 'react';

/** Decoded parameters of a page's path, by name. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

const Context = createContext<PathParameters>({});

export const PathParametersProvider = Context.Provider;

export const usePathParameters = (): PathParameters => useContext(Context);
