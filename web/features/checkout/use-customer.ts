import { useQuery } from '@tanstack/react-query';
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { useEffect, useState } from 'react';
import { customerOf } from '../../api/booking/customer.ts';
import { userQuery } from '../../api/session/account.ts';

/** Storage key of what was typed. It is stored for the life of the tab. */
const STORAGE_KEY = 'checkout-customer';

const BLANK: Customer = {
  companyName: null,
  purchaseOrder: null,
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  specialRequests: null,
};

const remembered = (): Customer => {
  try {
    return { ...BLANK, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return BLANK;
  }
};

/** Fills known values into empty fields. */
const filledFrom =
  (known: Customer) =>
  (typed: Customer): Customer => ({
    companyName: typed.companyName || known.companyName,
    purchaseOrder: typed.purchaseOrder || known.purchaseOrder,
    firstName: typed.firstName || known.firstName,
    lastName: typed.lastName || known.lastName,
    email: typed.email || known.email,
    phoneNumber: typed.phoneNumber || known.phoneNumber,
    specialRequests: typed.specialRequests || known.specialRequests,
  });

/** The customer: stored for the life of the tab, and filled from the profile where nothing was typed. */
export function useCustomer(): [
  customer: Customer,
  change: (change: Partial<Customer>) => void,
  fill: (known: Customer) => void,
] {
  const [customer, setCustomer] = useState(remembered);
  const { data: user } = useQuery(userQuery);

  useEffect(() => {
    if (user) setCustomer(filledFrom(customerOf(user)));
  }, [user]);

  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(customer));
    } catch {
      // Without storage, a reloaded page asks again.
    }
  }, [customer]);

  return [
    customer,
    (change) => setCustomer((current) => ({ ...current, ...change })),
    (known) => setCustomer(filledFrom(known)),
  ];
}
