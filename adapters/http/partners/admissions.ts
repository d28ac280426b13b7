import type { IncomingMessage } from 'node:http';
import type { Admitted } from './partner-admission.ts';

/** Admissions by key, from the listener to the operation. */
const admissions = new WeakMap<IncomingMessage, Admitted>();

export const remember = (request: IncomingMessage, admitted: Admitted): void => {
  admissions.set(request, admitted);
};

/** null when the request carries no key. */
export const admissionOf = (request: IncomingMessage): Admitted | null => admissions.get(request) ?? null;
