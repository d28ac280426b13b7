import type { IncomingMessage } from 'node:http';
import type { Admission } from './partner-admission.ts';

/** Admissions by request, handed from the listener to the operation. */
const admissions = new WeakMap<IncomingMessage, Admission>();

export const storeAdmission = (request: IncomingMessage, admission: Admission): void => {
  admissions.set(request, admission);
};

/** null when the request carries no key. */
export const findAdmission = (request: IncomingMessage): Admission | null => admissions.get(request) ?? null;
