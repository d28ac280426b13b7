/** Whether a text looks like a booking reference, such as `WC-7K2M9QXR4T`. The prefix is the shop's own. */
export const looksLikeReference = (text: string): boolean =>
  /^(?=.{4,40}$)[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(text);
