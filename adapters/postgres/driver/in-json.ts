/** The type of a value in JSON: dates become strings. */
export type InJson<Value> = Value extends Date
  ? string
  : Value extends string | number | boolean | null
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]: InJson<Value[Key]> }
      : Value;
