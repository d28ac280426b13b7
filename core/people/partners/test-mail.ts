/** The address that gets the mails about a partner's test bookings. */
export interface TestMail {
  readonly partnerId: number;
  readonly address: string;
  /** null until a reader of the address has confirmed it. */
  readonly confirmedAt: Date | null;
}
