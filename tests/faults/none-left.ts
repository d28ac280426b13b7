import { afterAll } from 'vitest';
import { removeShopsLeft } from '../support/app-process.ts';

/** A shop that a failed test has left would keep the processors busy beside all tests after it. */
afterAll(removeShopsLeft);
