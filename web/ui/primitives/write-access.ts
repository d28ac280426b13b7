import { createContext, useContext } from 'react';

/** Whether the user may change what is shown here. */
export const WriteAccess = createContext(true);

export const useWriteAccess = (): boolean => useContext(WriteAccess);
