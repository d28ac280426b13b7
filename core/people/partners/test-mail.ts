/** Where the mails about a partner's test bookings go. */
export interface TestMail {
  readonly partnerId: number;
  readonly address: string;
  /** null until somebody who reads it has said so. */
  readonly confirmedAt: Date | null;
}
