export const PARTNER_TAKEN = 'A partner with this name already exists.';
export const PARTNER_NOT_FOUND = 'Partner not found';
export const KEY_NOT_FOUND = 'Key not found';
export const KEY_ENDED = 'This key has been replaced or revoked.';
export const TEST_LINK_GONE = 'This link is not valid any longer. Ask for another one.';
export const WEBHOOK_NOT_FOUND = 'Webhook not found';
export const DELIVERY_NOT_FOUND = 'Delivery not found';

export const PERSON_NOT_FOUND = 'Nobody of this partner has this id';
