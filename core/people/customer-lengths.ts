/** Maximum length of each field of a customer. They are apart from the rule, because the widget loads no rule. */
export const CUSTOMER_LENGTHS = {
  companyName: 160,
  purchaseOrder: 80,
  firstName: 80,
  lastName: 80,
  email: 254,
  phoneNumber: 40,
  specialRequests: 1000,
} as const;
