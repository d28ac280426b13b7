/** What an account of a customer may have open at once (decision 224): bookings, and units of them that take place. */
export interface OpenLimits {
  readonly bookings: number;
  readonly units: number;
}
