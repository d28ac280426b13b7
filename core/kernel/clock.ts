/** The current time comes through a port, so that tests can set it. */
export interface Clock {
  now(): Date;
}
