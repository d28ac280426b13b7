import { createContext, useContext } from 'react';

/** Whether what is shown here may be changed by whoever looks at it. */
export const WriteAccess = createContext(true);

export const useWriteAccess = (): boolean => useContext(WriteAccess);
