/** How many bookings, and units of them that take place, a customer's account may have open at a time (decision 224). */
export interface OpenLimits {
  readonly bookings: number;
  readonly units: number;
}
