/** The current time comes through a port, so that tests can say what it is. */
export interface Clock {
  now(): Date;
}
